import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { isAwaited } from '#api/api.ts';
import { useSentHelpFirst } from '#api/help-first.ts';
import { useReaderFactsQuery } from '#api/reader-facts-api.ts';
import { useFeedbackQuery, useHistoryQuery } from '#api/results-api.ts';
import type { ReportFromState } from '#contract/wire/report-state.ts';
import { readFeedback } from '#contract/wire/scores.ts';
import { readHistory } from '#contract/wire/sections.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';
import { type Report, buildReport } from './report.ts';

/** 'failed': the feedback could not be fetched. 'empty': there is no attempt yet. */
export type ReportState =
  | { readonly kind: 'loading' | 'empty' }
  | { readonly kind: 'failed'; readonly trying: boolean; readonly again: () => Promise<unknown> }
  | { readonly kind: 'ready'; readonly report: Report };

export interface ReportOptions {
  /** A submission is under way, whose result is to be fetched. */
  readonly waiting?: boolean;
  /** Feedback that came along with the navigation: then it is fetched only when there is newer one. */
  readonly carried?: ReportFromState | null;
  /** Ids of the questions skipped in the answers that this tab has just sent; null where it sent none. */
  readonly skipped?: readonly string[] | null;
}

/**
 * Fetches the person's newest feedback and history, afresh each time the screen opens, and their own facts.
 * A history that fails costs only dates and comparison; both failures are logged.
 */
export function useReport(
  instrument: CompiledInstrument,
  userid: string,
  { waiting = false, carried = null, skipped = null }: ReportOptions = {},
): ReportState {
  const of = { userid, sectionId: instrument.id };
  const history = useHistoryQuery(waiting ? skipToken : of, { refetchOnMountOrArgChange: true });
  const past = useMemo(
    () => (history.currentData === undefined ? null : readHistory(instrument, history.currentData)),
    [instrument, history.currentData],
  );
  // Navigation state outlives a reload: an attempt made meanwhile outdates it.
  const newest = past?.[0];
  const outdated = carried !== null && newest !== undefined && newest.time !== carried.time;
  const kept = outdated ? null : carried;
  const feedback = useFeedbackQuery(waiting || kept ? skipToken : of, { refetchOnMountOrArgChange: true });
  const { data: today } = useReaderFactsQuery(userid, { refetchOnMountOrArgChange: 60 });
  const sentHelpFirst = useSentHelpFirst(userid).includes(instrument.id);
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    if (feedback.error) console.warn('Error fetching feedback', feedback.error);
  }, [feedback.error]);
  useEffect(() => {
    if (history.error) console.warn('Failed to fetch report data', history.error);
  }, [history.error]);

  const report = useMemo(() => {
    const result = kept ? kept.result : readFeedback(instrument, feedback.currentData);
    if (!result || !today) return null;
    return buildReport(instrument, result, past ?? (kept ? [kept] : []), today, {
      sentHelpFirst,
      historyKnown: past !== null,
      skipped,
    });
  }, [instrument, feedback.currentData, past, kept, today, sentHelpFirst, skipped]);

  async function again() {
    setTrying(true);
    await Promise.all([feedback.refetch(), history.refetch()]);
    setTrying(false);
  }

  // The block with its button stays while it is tried again.
  if (trying) return { kind: 'failed', trying, again };
  // What is known already stays while it is fetched again: Back leads to the place where the page was left.
  if (waiting || isAwaited(feedback) || isAwaited(history) || !today) return { kind: 'loading' };
  if (!kept && feedback.isError) return { kind: 'failed', trying, again };
  return report ? { kind: 'ready', report } : { kind: 'empty' };
}
