/** Two conditions measured in short windows of time, in turn: do they differ, and may the windows be believed? */

/** In ms, so short that what else a machine does falls into both conditions alike. */
const windowMs = 2000;
/** The time falls into so many parts, whose own ratios are told beside that of the whole. */
const parts = 5;
/** Every other window alone may differ from those between by so much, as a share; else nothing is decided. */
const agreement = 0.1;

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
    return quantile(this.windows, share, (one) => one.isBeside === isBeside);
  }

  /** How many waits were measured. */
  get count(): number {
    return this.windows.reduce((sum, { waits }) => sum + waits.length, 0);
  }

  /** What the windows say of it, in one line. @param most the ratio that is asked for */
  inWords(what: string, share: number, most: number): string {
    const [alone, beside] = [this.at(share, false), this.at(share, true)];
    const ratio = beside / alone;
    const ratios = Array.from({ length: parts }, (_, part) => this.ratioOfPart(share, part));
    const itself = this.aloneToItself(share);
    const isToBeBelieved = Math.max(itself, 1 / itself) <= 1 + agreement;
    const said = isToBeBelieved
      ? `${ratio <= most ? 'within' : 'NOT within'} ${most.toFixed(2)}`
      : 'DECIDES NOTHING: alone differs from itself too much';
    return (
      `${what}: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} beside, ${this.count} in all; ratio ${ratio.toFixed(2)} ` +
      `(fifths of the time ${ratios.map((one) => one.toFixed(2)).join(', ')}; alone to itself ${itself.toFixed(2)}): ${said}`
    );
  }

  private ratioOfPart(share: number, part: number): number {
    const from = (at: number) => Math.round((at * this.windows.length) / parts);
    const some = this.windows.slice(from(part), from(part + 1));
    const of = (isBeside: boolean) => quantile(some, share, (one) => one.isBeside === isBeside);
    return of(true) / of(false);
  }

  private aloneToItself(share: number): number {
    const alone = this.windows.filter(({ isBeside }) => !isBeside);
    return quantile(alone, share, (_, at) => at % 2 === 1) / quantile(alone, share, (_, at) => at % 2 === 0);
  }

  private open(isBeside: boolean): void {
    this.windows.push({ isBeside, waits: [] });
    this.hold(!isBeside);
  }
}

function quantile(
  windows: readonly Window[],
  share: number,
  counts: (one: Window, at: number) => boolean,
): number {
  const waits = windows.filter(counts).flatMap((one) => one.waits);
  return waits.sort((a, b) => a - b)[Math.ceil(share * waits.length) - 1] ?? Number.NaN;
}
