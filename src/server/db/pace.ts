/** The pace at which calls come out of a line into their first turn: the newer, the more it counts. */
export class Pace {
  private stepMs = 5;
  /** By `performance.now()`: the last call that came out since somebody waits; null when nobody does. */
  private steppedAt: number | null = null;

  /** From one call to the next, in ms, while somebody waits. */
  get ms(): number {
    return this.stepMs;
  }

  /** Somebody waits. */
  begin(): void {
    this.steppedAt ??= performance.now();
  }

  /** A call comes out. @param stillWaiting how many do then */
  step(stillWaiting: number): void {
    const now = performance.now();
    if (this.steppedAt !== null) this.stepMs += (now - this.steppedAt - this.stepMs) / 20;
    this.steppedAt = stillWaiting > 0 ? now : null;
  }

  /** A call goes away from the line. @param stillWaiting how many do then */
  leave(stillWaiting: number): void {
    if (stillWaiting === 0) this.steppedAt = null;
  }
}
