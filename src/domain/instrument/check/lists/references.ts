import type { Instrument, ScoreCondition } from '../../instrument.ts';
import { isQuestion } from '../../questions.ts';
import { listConditions } from './conditions.ts';

/** A list in the file that refers to scores. */
interface ScoreList {
  /** Each id with its path. */
  readonly named: readonly (readonly [path: string, id: string])[];
  readonly known: readonly string[];
  /** A description of the allowed ids. */
  readonly what: string;
}

/** Lists all references to scores and items: feedback, history, summary and help. */
export function listReferences({ items, scores, feedback, history, summary, help }: Instrument) {
  const all = scores.map(({ id }) => id);
  const reported = scores.filter(({ report }) => report).map(({ id }) => id);
  const coloured = scores
    .filter(({ report }) => report?.bands.every(({ colours }) => colours))
    .map(({ id }) => id);
  const lead = feedback.lead === null ? [] : [['feedback.lead', feedback.lead] as const];
  const groups = feedback.groups.flatMap((group, at) =>
    locate(`feedback.groups[${at}].scores`, group.scores),
  );
  const inOrder = { known: feedback.order, what: 'a score of feedback.order' };
  const withColours = { known: coloured, what: 'a score whose age bands all have colours' };
  return {
    reported,
    order: {
      named: locate('feedback.order', feedback.order),
      known: reported,
      what: 'a score with a report',
    },
    lead: { named: lead, ...inOrder },
    groups: { named: groups, ...inOrder },
    combinations: {
      named: (feedback.combinations ?? []).flatMap((combination, at) =>
        locate(`feedback.combinations[${at}].all`, combination.all, '.score'),
      ),
      ...inOrder,
    },
    history: { named: locate('history.order', history.order), known: all, what: 'the id of a score' },
    summary: { named: locate('summary', summary, '.score'), ...withColours },
    help: {
      named: listConditions(help).flatMap(({ path, condition }) =>
        'score' in condition && !isStoredScore(path, condition, all)
          ? [[`${path}.score`, condition.score] as const]
          : [],
      ),
      known: reported,
      what: 'a score with a report; in "firstWhen" with "from", "upTo" or "is" any score',
    },
    helpColours: {
      named: listConditions(help).flatMap(({ path, condition }) =>
        'score' in condition && condition.colour !== undefined && reported.includes(condition.score)
          ? [[`${path}.score`, condition.score] as const]
          : [],
      ),
      ...withColours,
    },
    helpItems: {
      named: listConditions(help).flatMap(({ path, condition }) =>
        'item' in condition ? [[`${path}.item`, condition.item] as const] : [],
      ),
      known: items.filter(isQuestion).map(({ id }) => id),
      what: 'the id of an item',
    },
  } satisfies Readonly<Record<string, ScoreList | readonly string[]>>;
}

/** The server evaluates `firstWhen`, so that limits may also be of a score that is stored and not shown. */
function isStoredScore(
  path: string,
  { score, colour, level, fromPercentile }: ScoreCondition,
  all: readonly string[],
): boolean {
  const needsReport = colour !== undefined || level !== undefined || fromPercentile !== undefined;
  return path.startsWith('help.firstWhen') && !needsReport && all.includes(score);
}

function locate(path: string, list: readonly (string | { readonly score: string })[], key = '') {
  return list.map(
    (entry, at) => [`${path}[${at}]${key}`, typeof entry === 'string' ? entry : entry.score] as const,
  );
}
