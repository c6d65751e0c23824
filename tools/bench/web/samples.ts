/** Collects samples by page and measure, and computes medians and ratios. */

/** Medians by page and measure. */
export type Figures = Record<string, Record<string, number>>;

/** Medians of each run by page and measure, in the order of the runs. */
export type RunFigures = Record<string, Record<string, readonly number[]>>;

export class Samples {
  readonly #samples = new Map<string, Map<string, number[][]>>();
  #run = 0;

  /** Begins a run. Later samples belong to it. */
  nextRun(): void {
    this.#run += 1;
  }

  add(page: string, measure: string, value: number): void {
    const measures = this.#samples.get(page) ?? new Map<string, number[][]>();
    this.#samples.set(page, measures);
    const runs = measures.get(measure) ?? [];
    measures.set(measure, runs);
    (runs[this.#run] ??= []).push(value);
  }

  /** Medians of the samples of all runs. */
  getMedians(): Figures {
    return this.#map((runs) => roundFigure(computeMedian(runs.flat())));
  }

  getMediansByRun(): RunFigures {
    return this.#map((runs) => runs.filter(Boolean).map((values) => roundFigure(computeMedian(values))));
  }

  #map<T>(compute: (runs: number[][]) => T): Record<string, Record<string, T>> {
    const mapMeasures = (measures: Map<string, number[][]>) =>
      Object.fromEntries([...measures].map(([measure, runs]) => [measure, compute(runs)]));
    return Object.fromEntries([...this.#samples].map(([page, measures]) => [page, mapMeasures(measures)]));
  }
}

/** The ratio of two medians. */
export interface Ratio {
  readonly value: number;
  /** Lowest and highest ratio of single runs; undefined with one run. */
  readonly runs?: readonly [lowest: number, highest: number];
}

/**
 * Computes the ratio of a page to a peer. The ratios of single runs show how reliable it is: other load on the machine slows
 * both pages of a run.
 */
export function computeRatio(
  figures: Figures,
  byRun: RunFigures,
  measure: string,
  page: string,
  peer: string,
) {
  const [value, by] = [figures[page]?.[measure], figures[peer]?.[measure]];
  if (value === undefined || !by) return undefined;
  const peerRuns = byRun[peer]?.[measure] ?? [];
  const runs = (byRun[page]?.[measure] ?? []).flatMap((figure, run) =>
    peerRuns[run] ? [figure / peerRuns[run]] : [],
  );
  const ratio: Ratio = {
    value: roundFigure(value / by),
    ...(runs.length > 1 && { runs: [roundFigure(Math.min(...runs)), roundFigure(Math.max(...runs))] }),
  };
  return ratio;
}

/** The median; of an even number of values, the mean of the middle two. */
function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** Rounds to three significant digits, or to an integer. */
function roundFigure(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
