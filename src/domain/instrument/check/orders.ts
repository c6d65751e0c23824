import type { Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { repeats } from './repeats.ts';

/** Every list that names scores: feedback, history, lead, groups, summary and help. */
export function orderProblems({ scores, feedback, history, summary, help }: Instrument): Problem[] {
  const all = scores.map(({ id }) => id);
  const reported = scores.filter(({ report }) => report).map(({ id }) => id);
  const coloured = scores
    .filter(({ report }) => report?.bands.every(({ colours }) => colours))
    .map(({ id }) => id);
  const stored = history.order;
  const display = [
    ...(feedback.lead === null ? [] : [['feedback.lead', feedback.lead] as const]),
    ...feedback.groups.flatMap((group, at) =>
      group.scores.map((id, n) => [`feedback.groups[${at}].scores[${n}]`, id] as const),
    ),
  ];
  return [
    ...among(at('feedback.order', feedback.order), reported, 'a score with a report'),
    ...once(at('feedback.order', feedback.order)),
    ...among(
      at('feedback.order', feedback.order).filter(([, id]) => all.includes(id)),
      stored,
      inHistory,
    ),
    ...missing('feedback.order', reported, feedback.order),
    ...among(at('history.order', stored), all, 'the id of a score'),
    ...once(at('history.order', stored)),
    ...among(display, feedback.order, 'a score that stands in feedback.order'),
    ...once(display),
    ...among(at('summary', summary, '.score'), coloured, 'a score whose age bands all have colours'),
    ...once(at('summary', summary, '.score')),
    ...among(
      at('summary', summary, '.score').filter(([, id]) => all.includes(id)),
      stored,
      inHistory,
    ),
    ...among(
      at('help.firstWhen', help.firstWhen, '.score'),
      coloured,
      'a score whose age bands all have colours',
    ),
  ];
}

type Named = readonly [path: string, id: string];

const inHistory = 'a score that stands in history.order, from where it is read';

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

function missing(path: string, wanted: readonly string[], list: readonly string[]): Problem[] {
  return wanted
    .filter((id) => !list.includes(id))
    .map((id) => ({
      path,
      expected: 'every score that has a report',
      found: `no "${id}"`,
      mend: 'Add it to the list, or take its report out.',
    }));
}
