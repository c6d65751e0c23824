import type { PastAttempt } from '#contract/wire/sections.ts';
import { formatReferencePeople } from '#domain/instrument/format-reference-group.ts';
import type { AgeBand, Instrument } from '#domain/instrument/instrument.ts';
import { type Demographics, resolveDemographics } from '#domain/scoring/demographics.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { findScoreCombination, listScoreLevels } from '#domain/scoring/combination.ts';
import { computeHelpProminence, type HelpProminence } from '#domain/scoring/help-shown-first.ts';
import { selectOfferedSteps } from '#domain/scoring/offered-steps.ts';
import type { Result, Scores } from '#domain/scoring/result.ts';
import { describeLimit, selectVisibleResult } from '#domain/scoring/visible-result.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import { type ResultSummary, buildResultSummary } from './answer.ts';
import { buildScoreReport } from './score-report.ts';
import type { ScoreReport } from './score-report-types.ts';
import { type TimelineAttempt, sortAttempts } from './timeline.ts';
import type { Translate } from '#language/translate.ts';
import { areComparable, findAttemptEdition } from '#web-language/editions.ts';
import type { Format } from '#language/format.ts';

/** The view model of a feedback screen, shared by the answer card, charts, sentences and tables. */
export interface FeedbackReport {
  /** Says when the answers were given, and that they are the first; '' if unknown. */
  readonly answeredText: string;
  /** ISO 8601; null if unknown. */
  readonly time: string | null;
  /** When this attempt and the previous one were taken; '' if unknown. */
  readonly dateText: string;
  /** How prominent the help numbers are. */
  readonly strength: HelpProminence;
  readonly answer: ResultSummary;
  readonly lead: ScoreReport | null;
  readonly groups: readonly { readonly heading: string; readonly scores: readonly ScoreReport[] }[];
  /** Replaces suppressed level texts, once; '' if none is suppressed or the instrument has no such text. */
  readonly helpText: string;
  /** Says that the reference group has changed since the previous attempt; '' otherwise. */
  readonly groupNote: string;
  /** Says why there is no level; '' if there may be one. */
  readonly limitNote: string;
  /** The norms are borrowed from other questions. */
  readonly hasBorrowedNorms: boolean;
  /** Note on averages and percentiles, null for none. */
  readonly normsNote: string | null;
  /** Up to three steps to choose from. */
  readonly steps: readonly string[];
  /** Attempts, oldest first. */
  readonly timeline: readonly TimelineAttempt[];
}

/** Options of `buildReport`. */
export interface BuildReportOptions {
  /** The answers just sent from this tab call for help, which the server may not report. */
  readonly sentHelpFirst?: boolean;
  /** False if the history could not be fetched, so that earlier attempts are unknown. */
  readonly isHistoryKnown?: boolean;
  /** Ids of the questions skipped in the answers just sent from this tab, null if there are none. */
  readonly skipped?: readonly string[] | null;
}

/** A score that is not in the response. */
const noResult = { value: null, level: '', percentile: null } as const;

/**
 * Builds the view model of the results of a person.
 * @param storedResult result of the newest attempt
 * @param history attempts, newest first
 * @param today current demographics, for an attempt without its own
 */
export function buildReport(
  t: Translate,
  format: Format,
  answeredInstrument: CompiledInstrument,
  storedResult: Result,
  history: readonly PastAttempt[],
  today: Demographics,
  { sentHelpFirst = false, isHistoryKnown = true, skipped = null }: BuildReportOptions = {},
): FeedbackReport {
  const [newest, previous] = history;
  const date = format.dashDay(newest?.time ?? '');
  // An invalid time counts as none, so there is no previous attempt.
  const previousDate = format.dashDay(previous?.time ?? '');
  const hasComparablePrevious =
    previousDate !== '' && areComparable(answeredInstrument.id, newest ?? {}, previous ?? {});
  const previousScores: Scores = (hasComparablePrevious && previous?.scores) || {};
  const timeline = sortAttempts(format, answeredInstrument.id, history);
  const demographics = resolveDemographics(newest ?? {}, today);
  const strength = computeHelpProminence(
    answeredInstrument,
    { result: storedResult, ans: null, ...demographics },
    newest?.helpFirst === true || sentHelpFirst,
  );
  // Without a history, the person most likely answered in the language of this page.
  const edition = findAttemptEdition(answeredInstrument.id, newest ?? answeredInstrument);
  const { instrument, result, limit } = selectVisibleResult(
    answeredInstrument,
    storedResult,
    edition,
    demographics,
  );
  const { lead, groups, emptyText } = instrument.feedback;
  const helpFirst = strength === 'block';
  const combination = findScoreCombination(instrument, listScoreLevels(result));

  // Only the history says whether a single answer calls for help, so without it no reassuring text is displayed.
  const isHelpUncertain =
    !isHistoryKnown &&
    !newest &&
    !helpFirst &&
    instrument.help.firstWhen.some((condition) => 'item' in condition);

  const buildScore = (id: string) => {
    const scoreReport = buildScoreReport(t, format, instrument, id, {
      ...(result[id] ?? noResult),
      previous: previousScores[id] ?? null,
      date,
      previousDate,
      time: newest?.time ?? null,
      previousTime: previous?.time ?? null,
      ...(instrument.set && { set: instrument.set }),
      timeline,
      demographics,
      knownDemographics: newest ?? {},
      previousDemographics: previous ?? {},
      skipped: skipped ?? newest?.skipped ?? null,
      helpFirst,
      isCombined: combination?.all.some(({ score }) => score === id) ?? false,
      emptyText,
    });
    return isHelpUncertain ? { ...scoreReport, text: '', isTextSuppressed: true } : scoreReport;
  };

  const leadReport = lead === null ? null : buildScore(lead);
  const groupReports = groups.map(({ heading, scores }) => ({ heading, scores: scores.map(buildScore) }));
  const scores = [...(leadReport ? [leadReport] : []), ...groupReports.flatMap((group) => group.scores)];
  const isAnySuppressed = helpFirst && scores.some((score) => score.isTextSuppressed);

  const isFirst = isHistoryKnown && history.length === 1;
  return {
    answeredText: formatAnswered(t, format.day(newest?.time ?? ''), isFirst),
    time: newest?.time ?? null,
    dateText: formatDates(t, date, previousDate, previous !== undefined),
    strength,
    answer: buildResultSummary(t, format, instrument, {
      result,
      scores,
      strength,
      isFirst,
    }),
    lead: leadReport,
    groups: groupReports,
    helpText: isAnySuppressed ? (instrument.help.text ?? '') : '',
    groupNote: describeGroupChange(t, instrument, newest, previous),
    steps: selectOfferedSteps(instrument, result, helpFirst, newest ?? {}),
    limitNote: describeLimit(t, limit),
    hasBorrowedNorms: instrument.normsNote === undefined,
    normsNote: instrument.normsNote === undefined ? t('results.borrowed') : instrument.normsNote,
    timeline,
  };
}

function formatAnswered(t: Translate, day: string, isFirst: boolean): string {
  if (day === '') return '';
  return isFirst ? t('results.answeredFirst', { day }) : t('results.answered', { day });
}

function formatDates(t: Translate, date: string, previousDate: string, hasPrevious: boolean): string {
  if (date === '') return '';
  return hasPrevious
    ? t('results.taken', { current: date, previous: previousDate || t('results.none') })
    : t('results.takenAlone', { current: date });
}

/** Says that the age band has changed between two attempts, if both have an age. */
function describeGroupChange(
  t: Translate,
  { feedback, scores }: Instrument,
  newest?: PastAttempt,
  previous?: PastAttempt,
): string {
  if (newest?.age === undefined || previous?.age === undefined) return '';
  const [now, before] = [
    { ...newest, age: newest.age },
    { ...previous, age: previous.age },
  ];
  const newBands = scores
    .filter(({ id }) => feedback.order.includes(id))
    .flatMap(({ report }): AgeBand[] => {
      if (!report) return [];
      const band = selectBand(report.bands, now);
      return band === selectBand(report.bands, before) ? [] : [band];
    });
  return newBands[0] ? t('results.nowCompared', { people: formatReferencePeople(t, newBands[0]) }) : '';
}
