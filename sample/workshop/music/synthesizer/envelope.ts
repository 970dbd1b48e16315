/** Attack in seconds, decay in seconds, sustain from 0 to 1, release in seconds. */
export type EnvelopeTimes = [attack: number, decay: number, sustain: number, release: number];
export type Envelope = { seconds: number; at: (time: number) => number };

/** Linear attack, exponential decay and release; the release ends at zero. */
export function createEnvelope([attack, decay, sustain, release]: EnvelopeTimes, heldSeconds: number): Envelope {
  const held = (time: number) =>
    time < attack ? time / attack : sustain + (1 - sustain) * Math.exp((-3.5 * (time - attack)) / decay);
  const last = held(heldSeconds);
  const at = (time: number) => {
    if (time < heldSeconds) return held(time);
    return last * Math.max(0, Math.exp((-5 * (time - heldSeconds)) / release) - 0.0067) * 1.0068;
  };
  return { seconds: heldSeconds + release, at };
}
