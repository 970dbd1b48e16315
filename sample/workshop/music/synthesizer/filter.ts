/** A state-variable filter that stays stable while its cutoff moves (Andrew Simper's trapezoidal integration). */
export class Filter {
  readonly #sampleRate: number;
  #k = 1.5;
  #a1 = 0.5;
  #a2 = 0.5;
  #a3 = 0.5;
  #s1 = 1e-30;
  #s2 = 1e-30;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
  }

  /** `cutoff` in Hz; `resonance` from 0.5 (none) upwards. */
  tune(cutoff: number, resonance: number): void {
    const g = Math.tan(Math.PI * Math.min(0.45, Math.max(20, cutoff) / this.#sampleRate));
    this.#k = 1 / Math.max(0.5, resonance);
    this.#a1 = 1 / (1 + g * (g + this.#k));
    this.#a2 = g * this.#a1;
    this.#a3 = g * this.#a2;
  }

  low(input: number): number {
    const v3 = input - this.#s2;
    const band = this.#a1 * this.#s1 + this.#a2 * v3;
    const low = this.#s2 + this.#a2 * this.#s1 + this.#a3 * v3;
    this.#s1 = 2 * band - this.#s1;
    this.#s2 = 2 * low - this.#s2;
    return low;
  }

  /** Filters a block in place with one cutoff. */
  lowBlock(block: Float32Array, cutoff: number, resonance: number): void {
    this.tune(cutoff, resonance);
    const [a1, a2, a3] = [this.#a1, this.#a2, this.#a3];
    let [s1, s2] = [this.#s1, this.#s2];
    for (let i = 0; i < block.length; i += 1) {
      const v3 = (block[i] as number) - s2;
      const band = a1 * s1 + a2 * v3;
      const low = s2 + a2 * s1 + a3 * v3;
      s1 = 2 * band - s1;
      s2 = 2 * low - s2;
      block[i] = low;
    }
    this.#s1 = s1;
    this.#s2 = s2;
  }

  band(input: number): number {
    const before = this.#s1;
    this.low(input);
    return this.#k * 0.5 * (this.#s1 + before);
  }

  high(input: number): number {
    const before = this.#s1;
    const low = this.low(input);
    return input - this.#k * 0.5 * (this.#s1 + before) - low;
  }
}

export const createFilter = (sampleRate: number): Filter => new Filter(sampleRate);
