import type { Problem } from '../instrument/problem.ts';
import { nearestName } from '../reading/nearest.ts';
import { isKnown } from './addresses.ts';
import { addressOf, type Chain, nextOf, slugOf } from './chain.ts';

/** A page or side page with where its Next leads. */
interface Stop {
  readonly slug: string;
  readonly path: string;
  /** Undefined at a dead end. */
  readonly next: string | undefined;
  /** A cover or a link in a text leads here without any Next. */
  readonly isEntrance: boolean;
}

/**
 * Where Next leads: nowhere, to something unknown, round in a circle; and pages that nothing leads to.
 * @param addresses what is known besides the chain's own pages
 */
export function nextProblems(chain: Chain, addresses: readonly string[]): Problem[] {
  const stops = stopsOf(chain);
  const pages = stops.map(({ slug }) => addressOf(slug));
  const lost = stops.flatMap(({ slug, path, next }): Problem[] => {
    if (next === undefined) return [deadEnd(slug, path)];
    if (isKnown(addressOf(next), [...pages, ...addresses])) return [];
    return [unknownNext(path, next, [...stops.map(({ slug: one }) => one), ...addresses])];
  });
  return [...lost, ...circles(stops), ...unreached(stops)];
}

function stopsOf({ chapters, side }: Chain): Stop[] {
  const entries = chapters.flatMap(({ pages }, at) =>
    pages.map((entry, n) => ({ entry, n, path: `chapters[${at}].pages[${n}]` })),
  );
  const rows = entries.map(({ entry, n, path }, at) => ({
    slug: slugOf(entry),
    path: typeof entry === 'string' ? path : `${path}.next`,
    next: nextOf(entry, entries[at + 1]?.entry),
    isEntrance: n === 0,
  }));
  const sides = side.map(({ page, next }, at) => ({
    slug: page,
    path: `side[${at}].next`,
    next,
    isEntrance: true,
  }));
  return [...rows, ...sides];
}

function deadEnd(slug: string, path: string): Problem {
  return {
    path,
    expected: `a page after "${slug}", or an address that its Next leads to`,
    found: 'a dead end: the last page of all, without a next',
    mend: `Write { "page": "${slug}", "next": "/dashboard" } in place of "${slug}".`,
  };
}

function unknownNext(path: string, next: string, known: readonly string[]): Problem {
  const near = nearestName(next, known);
  return {
    path,
    expected: 'the slug of a page, or an address of the program that begins with a slash',
    found: `"${next}", which leads nowhere`,
    mend: near
      ? `Perhaps "${near}" is meant.`
      : 'Correct it, or remove "next": then Next leads to the page after it.',
  };
}

/** One problem for each circle of Nexts that never ends, at the step that leads back. */
function circles(stops: readonly Stop[]): Problem[] {
  const found: Problem[] = [];
  const settled = new Set<string>();
  for (const start of stops) {
    const way: Stop[] = [];
    let stop: Stop | undefined = start;
    while (stop && !way.includes(stop) && !settled.has(stop.path)) {
      way.push(stop);
      stop = follow(stops, stop);
    }
    if (stop && way.includes(stop)) {
      const circle = way.slice(way.indexOf(stop));
      const back = way.at(-1)!;
      found.push({
        path: back.path,
        expected: 'a row of pages that comes to an end',
        found: `a circle: ${[...circle, stop].map(({ slug }) => slug).join(' → ')}`,
        mend: `Let Next of "${back.slug}" lead to a page further on, or to an address such as "/dashboard".`,
      });
    }
    for (const { path } of way) settled.add(path);
  }
  return found;
}

/** Pages that stand in the chain, yet nobody arrives at by a cover or by Next. */
function unreached(stops: readonly Stop[]): Problem[] {
  const reached = new Set<Stop>();
  for (const entrance of stops.filter(({ isEntrance }) => isEntrance)) {
    for (let stop: Stop | undefined = entrance; stop && !reached.has(stop); stop = follow(stops, stop)) {
      reached.add(stop);
    }
  }
  return stops
    .filter((stop) => !reached.has(stop))
    .map(({ slug, path }) => ({
      path: path.replace(/\.next$/, ''),
      expected: `a Next or a cover that leads to "${slug}"`,
      found: 'none: no reader can arrive there',
      mend: 'Look at the page before it: remove its "next", or let another page lead here.',
    }));
}

function follow(stops: readonly Stop[], { next }: Stop): Stop | undefined {
  if (next === undefined) return undefined;
  const wanted = addressOf(next).toLowerCase();
  return stops.find(({ slug }) => addressOf(slug).toLowerCase() === wanted);
}
