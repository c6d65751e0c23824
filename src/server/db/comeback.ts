/** In seconds. Whoever is sent away longer is not sent away but lost. */
const longest = 30;

/**
 * When those who are refused should come again: one after the other, as fast as people are served, so that they do not
 * all meet again in the same second. Each refusal is a place in a line that nobody has to stand in.
 */
export class Comeback {
  /** By `performance.now()`: until then places are given away. */
  private until = 0;

  /**
   * The place of one more.
   * @param lineMs until those who wait now are served
   * @param stepMs from one who is served to the next
   * @returns whole seconds, from 1 to 30
   */
  next(lineMs: number, stepMs: number): number {
    const now = performance.now();
    const from = Math.min(Math.max(this.until, now + lineMs), now + longest * 1000);
    this.until = from + stepMs;
    return Math.max(Math.ceil((from - now) / 1000), 1);
  }
}
