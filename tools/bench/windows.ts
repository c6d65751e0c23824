/** Two conditions measured in short windows of time, in turn: do they differ, and how sure is that? */

import { bootstrapInterval } from '#domain/psychometrics/bootstrap.ts';
import { figure } from '#domain/psychometrics/figure.ts';

/** In ms, so short that what else a machine does falls into both conditions alike. */
const windowMs = 2000;
/** The time falls into so many parts, whose own ratios are told beside that of the whole. */
const parts = 5;

interface Window {
  readonly isBeside: boolean;
  readonly waits: number[];
}

/** Waits, ms, without and beside something that is held back in every other window. */
export class Windows {
  private readonly windows: Window[] = [];
  private timer: NodeJS.Timeout | undefined;
  private readonly hold: (isHeld: boolean) => void;

  /** @param hold holds back what is measured beside, or lets it go on; it goes on at first */
  constructor(hold: (isHeld: boolean) => void) {
    this.hold = hold;
  }

  /** In the present window. */
  get isBeside(): boolean {
    return this.windows.at(-1)?.isBeside ?? true;
  }

  /** Does something while windows take turns; at its end what was held back goes on. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.open(true);
    this.timer = setInterval(() => this.open(!this.isBeside), windowMs);
    try {
      return await work();
    } finally {
      clearInterval(this.timer);
      this.hold(false);
    }
  }

  /** A call is due now. @returns says how long it waited, whenever it is known, ms */
  due(): (waited: number) => void {
    const { waits } = this.windows.at(-1) as Window;
    return (waited) => waits.push(waited);
  }

  /** Of all waits under a condition: what so many of them, as a share, were under at most. ms */
  at(share: number, isBeside: boolean): number {
    return quantile(this.windows, share, isBeside);
  }

  /** How many waits were measured. */
  get count(): number {
    return this.windows.reduce((sum, { waits }) => sum + waits.length, 0);
  }

  /**
   * What the windows say of it, in one line: a ratio, and where it lies in 95 of 100 draws of as many windows. Only an interval
   * that is all on one side decides, so a burst of other work on the machine makes it wide and not wrong.
   * @param most the ratio that is asked for
   */
  inWords(what: string, share: number, most: number): string {
    const [alone, beside] = [this.at(share, false), this.at(share, true)];
    const ratios = Array.from({ length: parts }, (_, part) => this.ratioOfPart(share, part));
    const { low, high } = this.interval(share) ?? { low: Number.NaN, high: Number.NaN };
    const asked = most.toFixed(2);
    const said =
      high <= most ? `within ${asked}` : low > most ? `NOT within ${asked}` : `DECIDES NOTHING of ${asked}`;
    return (
      `${what}: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} beside, ${this.count} in all; ratio ${(beside / alone).toFixed(2)} ` +
      `(${low.toFixed(2)} to ${high.toFixed(2)}; fifths of the time ${ratios.map((one) => one.toFixed(2)).join(', ')}): ${said}`
    );
  }

  /** Of the ratio: a window beside and the one alone that follows it are drawn together. */
  private interval(share: number) {
    const pairs = Array.from({ length: Math.floor(this.windows.length / 2) }, (_, pair) =>
      this.windows.slice(pair * 2, pair * 2 + 2),
    );
    return bootstrapInterval(pairs, (drawn) => figure(ratioOf(drawn.flat(), share)));
  }

  private ratioOfPart(share: number, part: number): number {
    const from = (at: number) => Math.round((at * this.windows.length) / parts);
    const some = this.windows.slice(from(part), from(part + 1));
    return ratioOf(some, share);
  }

  private open(isBeside: boolean): void {
    this.windows.push({ isBeside, waits: [] });
    this.hold(!isBeside);
  }
}

/** Beside to alone. */
function ratioOf(windows: readonly Window[], share: number): number {
  return quantile(windows, share, true) / quantile(windows, share, false);
}

function quantile(windows: readonly Window[], share: number, isBeside: boolean): number {
  const waits = windows.flatMap((one) => (one.isBeside === isBeside ? one.waits : []));
  return Float64Array.from(waits).sort()[Math.ceil(share * waits.length) - 1] ?? Number.NaN;
}
