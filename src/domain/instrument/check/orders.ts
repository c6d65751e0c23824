import type { HelpRule, Instrument, Score } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { repeats } from './repeats.ts';

/** Every list that names scores: feedback, history, lead, groups, summary and help. */
export function orderProblems({ scores, feedback, history, summary, help }: Instrument): Problem[] {
  const all = idsOf(scores);
  const reported = idsOf(scores.filter(({ report }) => report));
  const coloured = idsOf(scores.filter(({ report }) => report?.bands.every(({ colours }) => colours)));
  const order = at('feedback.order', feedback.order);
  const stored = at('history.order', history.order);
  const lead = feedback.lead === null ? [] : [['feedback.lead', feedback.lead] as const];
  const groups = feedback.groups.flatMap((group, n) => at(`feedback.groups[${n}].scores`, group.scores));
  const shown = [...lead, ...groups];
  const lines = at('summary', summary, '.score');
  const urgent = at('help.firstWhen', help.firstWhen, '.score');
  return [
    ...among(order, reported, 'a score with a report'),
    ...once(order),
    ...missing('feedback.order', reported, order, 'every score with a report'),
    ...among(shown, feedback.order, 'a score that stands in feedback.order'),
    ...once(shown),
    ...missing('feedback.groups', reported, shown, 'every score with a report, but the lead'),
    ...among(stored, all, 'the id of a score'),
    ...once(stored),
    ...missing('history.order', reported, stored, 'every score with a report, to be read again'),
    ...among(lines, coloured, 'a score whose age bands all have colours'),
    ...once(lines),
    ...among(urgent, coloured, 'a score whose age bands all have colours'),
    ...neverGiven(scores, help),
  ];
}

/** Conditions for the help lines that can never hold: no cut of the score gives that colour. */
function neverGiven(scores: readonly Score[], { firstWhen }: HelpRule): Problem[] {
  return firstWhen.flatMap(({ score, colour }, n) => {
    const bands = scores.find(({ id }) => id === score)?.report?.bands ?? [];
    const given = new Set(bands.flatMap(({ colours }) => colours?.map(({ is }) => is) ?? []));
    if (given.size === 0 || given.has(colour)) return [];
    return [
      {
        path: `help.firstWhen[${n}].colour`,
        expected: `a colour that "${score}" can have: ${[...given].join(', ')}`,
        found: `"${colour}", so the help lines would never come first`,
        mend: 'Name a colour of its cuts, or take the condition out.',
      },
    ];
  });
}

type Named = readonly [path: string, id: string];

function idsOf(scores: readonly Score[]): string[] {
  return scores.map(({ id }) => id);
}

/** The ids of a list with their places in the file. */
function at(path: string, list: readonly (string | { score: string })[], key = ''): Named[] {
  return list.map((entry, n) => [`${path}[${n}]${key}`, typeof entry === 'string' ? entry : entry.score]);
}

function among(named: readonly Named[], known: readonly string[], what: string): Problem[] {
  return named
    .filter(([, id]) => !known.includes(id))
    .map(([path, id]) => ({
      path,
      expected: what,
      found: `"${id}"`,
      mend: `Name one of: ${known.join(', ') || 'there is none yet'}.`,
    }));
}

function once(named: readonly Named[]): Problem[] {
  return repeats(named.map(([, id]) => id)).map((n) => ({
    path: named[n]![0],
    expected: 'each score once',
    found: `"${named[n]![1]}" a second time`,
    mend: 'Take one of the two out.',
  }));
}

function missing(path: string, wanted: readonly string[], named: readonly Named[], what: string): Problem[] {
  const there = named.map(([, id]) => id);
  return wanted
    .filter((id) => !there.includes(id))
    .map((id) => ({
      path,
      expected: what,
      found: `no "${id}"`,
      mend: 'Add it to the list, or take its report out.',
    }));
}
