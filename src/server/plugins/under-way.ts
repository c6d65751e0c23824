import type { ServerResponse } from 'node:http';

/** Counts the calls of each person that are under way. */
export class UnderWay {
  private readonly counts = new Map<number, number>();

  /**
   * A call of this person has come. It is under way until its answer has gone out, or whoever asked has gone away.
   * @returns how many of this person are, with this one
   */
  begin(person: number, answer: ServerResponse): number {
    const count = (this.counts.get(person) ?? 0) + 1;
    this.counts.set(person, count);
    answer.once('close', () => {
      const left = (this.counts.get(person) ?? 1) - 1;
      if (left > 0) this.counts.set(person, left);
      else this.counts.delete(person);
    });
    return count;
  }
}
