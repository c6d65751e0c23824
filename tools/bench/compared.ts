/** Two conditions measured in turn, round after round: do they differ, and may the rounds be believed? */

/** Rounds without and with something, each in the order in which they took turns. ms. */
export interface InTurn {
  readonly alone: readonly number[];
  readonly beside: readonly number[];
}

/** What the rounds say. Ratios are to what was measured alone. */
interface Verdict {
  readonly alone: number;
  readonly beside: number;
  readonly ratio: number;
  /** The lowest and the highest round beside. */
  readonly bracket: readonly [low: number, high: number];
  /** Every other round alone to those between: what differs here differs by chance or by others on the machine. */
  readonly itself: number;
  /** null: the rounds alone agree with each other too little to say. */
  readonly isWithin: boolean | null;
}

/** Rounds alone may differ by so much from each other, as a share; else nothing is decided. */
const agreement = 0.1;

/** @param most the ratio that is asked for */
function comparedInTurn({ alone, beside }: InTurn, most: number): Verdict {
  const half = (rest: number) => median(alone.filter((_, at) => at % 2 === rest));
  const itself = half(1) / half(0);
  const ratios = beside.map((one) => one / median(alone));
  const ratio = median(ratios);
  return {
    alone: median(alone),
    beside: median(beside),
    ratio,
    bracket: [Math.min(...ratios), Math.max(...ratios)],
    itself,
    isWithin: Math.max(itself, 1 / itself) > 1 + agreement ? null : ratio <= most,
  };
}

/** The same in one line. @param what was measured, such as 'p99 of submissions' */
export function inWords(what: string, rounds: InTurn, most: number): string {
  const { alone, beside, ratio, bracket, itself, isWithin } = comparedInTurn(rounds, most);
  const [low, high] = bracket.map((one) => one.toFixed(2));
  const said =
    isWithin === null
      ? 'DECIDES NOTHING: alone differs from itself too much'
      : `${isWithin ? 'within' : 'NOT within'} ${most.toFixed(2)}`;
  return (
    `${what}: median of ${rounds.beside.length} rounds ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} beside; ` +
    `ratio ${ratio.toFixed(2)} (rounds ${low} to ${high}; alone to itself ${itself.toFixed(2)}): ${said}`
  );
}

/** The middle one; the mean of both where there are two; NaN for none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
