/** In ms, where nothing is known. */
const usual = 5;
/** In ms. What was learned before says nothing of now: few would be let in by day, because a database stalled at night. */
const knownFor = 60_000;

/** The pace at which calls come out of a line into their first turn: the newer, the more it counts. */
export class Pace {
  private stepMs = usual;
  /** By `performance.now()`: the last call that came out since somebody waits; null when nobody does. */
  private steppedAt: number | null = null;
  /** By `performance.now()`: since when nobody waits. */
  private quietSince = 0;

  /** From one call to the next, in ms, while somebody waits. */
  get ms(): number {
    return this.isKnown ? this.stepMs : usual;
  }

  /** Somebody waits. */
  begin(): void {
    this.stepMs = this.ms;
    this.steppedAt ??= performance.now();
  }

  /** A call comes out. @param stillWaiting how many do then */
  step(stillWaiting: number): void {
    const now = performance.now();
    if (this.steppedAt !== null) this.stepMs += (now - this.steppedAt - this.stepMs) / 20;
    this.steppedAt = now;
    this.leave(stillWaiting);
  }

  /** A call goes away from the line. @param stillWaiting how many do then */
  leave(stillWaiting: number): void {
    if (stillWaiting > 0 || this.steppedAt === null) return;
    this.steppedAt = null;
    this.quietSince = performance.now();
  }

  private get isKnown(): boolean {
    return this.steppedAt !== null || performance.now() - this.quietSince < knownFor;
  }
}
