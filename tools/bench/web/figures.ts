/** Samples go in run by run, under the name of a page and of a measure; medians come out, to be printed, kept and compared. */

/** Page, then measure: a median. */
export type Figures = Record<string, Record<string, number>>;

/** Page, then measure: the median of each run, in their order. */
export type RunFigures = Record<string, Record<string, readonly number[]>>;

export class Samples {
  readonly #kept = new Map<string, Map<string, number[][]>>();
  #run = 0;

  /** What is added from now on belongs to another run: pages that were measured in the same one are compared. */
  nextRun(): void {
    this.#run += 1;
  }

  add(page: string, measure: string, value: number): void {
    const measures = this.#kept.get(page) ?? new Map<string, number[][]>();
    this.#kept.set(page, measures);
    const runs = measures.get(measure) ?? [];
    measures.set(measure, runs);
    (runs[this.#run] ??= []).push(value);
  }

  /** Of all samples, whichever run they are of. */
  medians(): Figures {
    return this.#each((runs) => rounded(median(runs.flat())));
  }

  byRun(): RunFigures {
    return this.#each((runs) => runs.filter(Boolean).map((values) => rounded(median(values))));
  }

  #each<T>(figure: (runs: number[][]) => T): Record<string, Record<string, T>> {
    const ofMeasures = (measures: Map<string, number[][]>) =>
      Object.fromEntries([...measures].map(([measure, runs]) => [measure, figure(runs)]));
    return Object.fromEntries([...this.#kept].map(([page, measures]) => [page, ofMeasures(measures)]));
  }
}

/** How many times one figure is the other: by the medians of all samples, and between which ratios the runs lie. */
export interface Ratio {
  readonly of: number;
  /** Absent for a single run. */
  readonly runs?: readonly [lowest: number, highest: number];
}

/**
 * Each run has a ratio of its own, of what was measured beside each other: what slows a machine down for a while slows
 * both. Where these lie far apart, the ratio of the medians says little.
 */
export function ratioOf(figures: Figures, byRun: RunFigures, measure: string, page: string, peer: string) {
  const [value, by] = [figures[page]?.[measure], figures[peer]?.[measure]];
  if (value === undefined || !by) return undefined;
  const theirs = byRun[peer]?.[measure] ?? [];
  const runs = (byRun[page]?.[measure] ?? []).flatMap((own, run) => (theirs[run] ? [own / theirs[run]] : []));
  const ratio: Ratio = {
    of: rounded(value / by),
    ...(runs.length > 1 && { runs: [rounded(Math.min(...runs)), rounded(Math.max(...runs))] }),
  };
  return ratio;
}

/** Of an even number, the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** Three figures are as many as such measurements bear. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
