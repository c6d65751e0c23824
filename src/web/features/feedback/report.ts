import type { PastAttempt } from '#contract/wire/sections.ts';
import { formatDashDate } from '#domain/dates/numeric.ts';
import { formatPeople } from '#domain/instrument/format-band.ts';
import type { AgeBand, HelpRule, Instrument } from '#domain/instrument/instrument.ts';
import { isComparable } from '#domain/scoring/change.ts';
import { type Demographics, resolveDemographics } from '#domain/scoring/facts.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';
import { isHelpShownFirst } from '#domain/scoring/help-first.ts';
import { selectOfferedSteps } from '#domain/scoring/offered-steps.ts';
import type { Result, Scores } from '#domain/scoring/result.ts';
import { selectBand } from '#domain/scoring/step.ts';
import { scoreReport } from './score-report.ts';
import type { ScoreReport } from './scored.ts';
import { messages } from './messages.ts';
import { type Attempt, sortAttempts } from './timeline.ts';

/** What a feedback screen shows, worked out once for pictures, sentences and tables alike. */
export interface Report {
  readonly when: string;
  readonly lead: ScoreReport | null;
  readonly groups: readonly { readonly heading: string; readonly scores: readonly ScoreReport[] }[];
  /** The help block comes before the chart. */
  readonly helpFirst: boolean;
  /** What then takes the place of texts, steps and reading of the levels; null where help does not come first. */
  readonly help: HelpMessages | null;
  /** Says that the reference group is another one than the last time; '' where it is not. */
  readonly nowCompared: string;
  /** The averages and percentiles are borrowed: nobody has measured them for these questions. */
  readonly borrowed: boolean;
  /** What the averages and percentiles are worth; null where nothing is said of them. */
  readonly normsNote: string | null;
  /** Steps to choose from, up to three. */
  readonly steps: readonly string[];
  /** Every attempt, oldest first. */
  readonly timeline: readonly Attempt[];
}

/** What is said once, with the help block, when help comes first. */
export interface HelpMessages {
  /** In place of the level texts that are not red; '' where all are, or the questionnaire has no such text. */
  readonly text: string;
  /** Towards help; '' for none, and where the leading score says it. */
  readonly step: string;
  /** Slugs of pages. */
  readonly reading: readonly string[];
}

export interface ReportOptions {
  /** Help comes first for the answers this tab has just sent, which the server may not say. */
  readonly sentHelpFirst?: boolean;
  /** False where the history could not be had: then nobody knows whether there are attempts before. */
  readonly historyKnown?: boolean;
  /** Ids of the questions skipped in the answers this tab has just sent; null where it sent none. */
  readonly skipped?: readonly string[] | null;
  readonly now?: Date;
}

/** A score that the server says nothing of. */
const missing = { value: null, level: '', percentile: null } as const;

/**
 * The view of one person's results.
 * @param result what the newest attempt says
 * @param history all attempts, newest first; the first is the one the result is of
 * @param today of the reader: they decide whose norms apply where the attempt does not say its own
 */
export function buildReport(
  instrument: CompiledInstrument,
  result: Result,
  history: readonly PastAttempt[],
  today: Demographics,
  { sentHelpFirst = false, historyKnown = true, skipped = null, now = new Date() }: ReportOptions = {},
): Report {
  const [newest, earlier] = history;
  const takenOn = formatDashDate(newest?.time ?? '');
  // A time that cannot be read is no time: without it there is no previous attempt to show.
  const previouslyOn = formatDashDate(earlier?.time ?? '');
  const compares = previouslyOn !== '' && isComparable(newest?.version, earlier?.version);
  const before: Scores = (compares && earlier?.scores) || {};
  const timeline = sortAttempts(history);
  const { lead, groups, emptyText } = instrument.feedback;
  const facts = resolveDemographics(newest ?? {}, today);
  const helpFirst =
    newest?.helpFirst === true || sentHelpFirst || isHelpShownFirst(instrument, { result, ans: null, ...facts });

  // A single answer may call for help, and only the attempts say so: without them no words that might calm.
  const unsure =
    !historyKnown && !newest && !helpFirst && instrument.help.firstWhen.some((one) => 'item' in one);

  const report = (id: string) => {
    const made = scoreReport(instrument, id, {
      ...(result[id] ?? missing),
      previous: before[id] ?? null,
      takenOn,
      previouslyOn,
      time: newest?.time ?? null,
      previousTime: earlier?.time ?? null,
      ...(instrument.set && { set: instrument.set }),
      now,
      timeline,
      facts,
      known: newest ?? {},
      knownBefore: earlier ?? {},
      skipped,
      helpFirst,
      emptyText: id === lead ? emptyText : messages.notAvailable,
    });
    return unsure ? { ...made, text: '' } : made;
  };

  const leading = lead === null ? null : report(lead);
  const parts = groups.map(({ heading, scores }) => ({ heading, scores: scores.map(report) }));
  const isHelpFirst = [...(leading ? [leading] : []), ...parts.flatMap(({ scores }) => scores)].some(
    (score) => score.gaveWay,
  );

  return {
    when: formatWhen(takenOn, previouslyOn, earlier !== undefined, historyKnown),
    lead: leading,
    groups: parts,
    helpFirst,
    help: helpFirst ? buildHelpMessages(instrument.help, isHelpFirst, lead !== null) : null,
    nowCompared: nowCompared(instrument, newest, earlier),
    steps: selectOfferedSteps(instrument, result, helpFirst, newest ?? {}),
    borrowed: instrument.normsNote === undefined,
    normsNote: instrument.normsNote === undefined ? messages.borrowed : instrument.normsNote,
    timeline,
  };
}

function formatWhen(takenOn: string, previouslyOn: string, isSecond: boolean, known: boolean): string {
  if (takenOn === '') return '';
  if (isSecond) return messages.taken(takenOn, previouslyOn || messages.none);
  return known ? messages.takenFirst(takenOn) : messages.takenAlone(takenOn);
}

/** Between two attempts a person may have come into another band, where the facts of both are told. */
function nowCompared({ feedback, scores }: Instrument, newest?: PastAttempt, earlier?: PastAttempt): string {
  if (newest?.age === undefined || earlier?.age === undefined) return '';
  const [now, then] = [
    { ...newest, age: newest.age },
    { ...earlier, age: earlier.age },
  ];
  const moved = scores
    .filter(({ id }) => feedback.order.includes(id))
    .flatMap(({ report }): AgeBand[] => {
      if (!report) return [];
      const band = selectBand(report.bands, now);
      return band === selectBand(report.bands, then) ? [] : [band];
    });
  return moved[0] ? messages.nowCompared(formatPeople(moved[0])) : '';
}

function buildHelpMessages(
  { text = '', steps = [], reading = [] }: HelpRule,
  isHelpFirst: boolean,
  led: boolean,
): HelpMessages {
  return {
    text: isHelpFirst ? text : '',
    step: led ? '' : (steps[0] ?? ''),
    reading: led ? [] : reading,
  };
}
