/** Samples go in under the name of a page and of a measure; medians come out, to be printed, kept and compared. */

/** Page, then measure: a median. */
export type Figures = Record<string, Record<string, number>>;

export class Samples {
  readonly #kept = new Map<string, Map<string, number[]>>();

  add(page: string, measure: string, value: number): void {
    const measures = this.#kept.get(page) ?? new Map<string, number[]>();
    this.#kept.set(page, measures);
    measures.set(measure, [...(measures.get(measure) ?? []), value]);
  }

  medians(): Figures {
    const ofMeasures = (measures: Map<string, number[]>) =>
      Object.fromEntries([...measures].map(([measure, values]) => [measure, rounded(median(values))]));
    return Object.fromEntries([...this.#kept].map(([page, measures]) => [page, ofMeasures(measures)]));
  }
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
