// Tones: a triangle wave, as on a board. Browsers are silent until something was pressed.
const LOUDEST = 0.25;
const ATTACK = 0.003; // seconds, so that a tone begins and ends without a click
const DECAY = 0.006;

// Returns {wake, tone}: wake() is called at each press, tone(hz, ms, percent) plays one in place of
// the last; 0 Hz is silence.
export function makeSound() {
  const Context = globalThis.AudioContext;
  let context = null;
  let gain, wave;

  function open() {
    context = new Context();
    gain = context.createGain();
    gain.gain.value = 0;
    wave = context.createOscillator();
    wave.type = "triangle";
    wave.connect(gain).connect(context.destination);
    wave.start();
  }
  return {
    wake() {
      if (Context && (!context || context.state === "closed")) open();
      // It is "suspended" at first, and "interrupted" by a telephone call.
      if (context && context.state !== "running") context.resume()?.catch(() => {});
    },
    tone(hz, ms, percent) {
      if (!context) return;
      const now = context.currentTime;
      gain.gain.cancelScheduledValues(now);
      if (hz && percent) {
        wave.frequency.setValueAtTime(hz, now);
        gain.gain.setTargetAtTime((LOUDEST * percent) / 100, now, ATTACK);
      }
      gain.gain.setTargetAtTime(0, now + (hz ? ms / 1000 : 0), DECAY);
    },
  };
}
