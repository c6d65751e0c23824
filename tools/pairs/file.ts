/** How a pair is drawn, from what needs least contrast to what needs most. */
const uses = ['mark', 'large', 'text'] as const;
export type Use = (typeof uses)[number];

/** Two tokens by their names, one drawn on the other. */
export interface DrawnPair {
  readonly over: string;
  /** From 0 to 1: how much of its colour a mark has that lets its ground through. Nothing where it has all of it. */
  readonly share?: number;
  readonly ground: string;
  /** From 0 to 1: how much black is mixed into the ground, as under a pointer. */
  readonly black?: number;
  /** What a disc lets through: the ground is mixed with it. */
  readonly below?: string;
  readonly use: Use;
}

/** A pair as it is kept, with a story in which it is seen. */
export interface KeptPair extends DrawnPair {
  /** Its file under `src/web`, and its name. */
  readonly story: string;
}

const inks = ['s1', 's2', 's3', 's4', 's5'] as const;

/**
 * @returns the pair as components ask for it, `t-` for the ink of the page: what is drawn in one ink is drawn in each,
 * since no component knows its ink. A pair of two inks stays as it is.
 */
export function inAnyInk(pair: DrawnPair): DrawnPair {
  const [ink, ...others] = inks.filter((one) =>
    [pair.over, pair.ground, pair.below].some((token) => token?.startsWith(`${one}-`)),
  );
  return ink && others.length === 0 ? renamed(pair, `${ink}-`, 't-') : pair;
}

/** @returns the pair by its tokens' own names, once for each ink that it may have */
export function inEachInk<Pair extends DrawnPair>(pair: Pair): readonly Pair[] {
  const isAny = [pair.over, pair.ground, pair.below].some((token) => token?.startsWith('t-'));
  return isAny ? inks.map((ink) => renamed(pair, 't-', `${ink}-`)) : [pair];
}

function renamed<Pair extends DrawnPair>(pair: Pair, from: string, to: string): Pair {
  const name = (token: string) => (token.startsWith(from) ? to + token.slice(from.length) : token);
  const { over, ground, below } = pair;
  return { ...pair, over: name(over), ground: name(ground), ...(below && { below: name(below) }) };
}

/** @returns the two colours, by which a pair is known; whatever its use */
export function coloursOf({ over, share, ground, black, below }: DrawnPair): string {
  const mark = share === undefined ? over : `${over} at ${percent(share)}`;
  const field = black === undefined ? ground : `${ground} with ${percent(black)} black`;
  return below ? `${mark} on a disc of ${field} on ${below}` : `${mark} on ${field}`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** @returns true when the first needs no more contrast than the other */
export function asks(one: Use, other: Use): boolean {
  return uses.indexOf(one) <= uses.indexOf(other);
}

/**
 * What is to be kept of a run: each pair once, by its use that needs most, in the order of the alphabet.
 * @param drawn stories of this run, with what each draws
 * @param kept from before; of stories that did not run, it holds on
 */
export function keptOf(
  drawn: ReadonlyMap<string, readonly DrawnPair[]>,
  kept: readonly KeptPair[],
): readonly KeptPair[] {
  const found = [
    ...kept.filter(({ story }) => !drawn.has(story)),
    ...[...drawn].flatMap(([story, pairs]) => pairs.map((pair) => ({ ...pair, story }))),
  ];
  const best = new Map<string, KeptPair>();
  for (const pair of found) {
    const other = best.get(coloursOf(pair));
    if (!other || isBetter(pair, other)) best.set(coloursOf(pair), pair);
  }
  return [...best].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, pair]) => pair);
}

/** A component shows a pair sooner than a screen. */
function isBetter(one: KeptPair, other: KeptPair): boolean {
  if (one.use !== other.use) return asks(other.use, one.use);
  const place = ({ story }: KeptPair) => `${story.startsWith('ui/') ? 0 : 1} ${story}`;
  return place(one) < place(other);
}
