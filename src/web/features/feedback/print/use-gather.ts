import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#api/api.ts';
import { useSentHelpFirst } from '#api/help-first.ts';
import { resultsApi } from '#api/results-api.ts';
import { readFeedback } from '#contract/wire/scores.ts';
import { readHistory } from '#contract/wire/sections.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { Demographics } from '#domain/scoring/facts.ts';
import { buildReport } from '../report.ts';
import type { LoadInstrument } from '../use-instrument.ts';
import type { PrintSection } from './print-report-props.ts';

/** What the screen has just fetched serves again: a forced fetch would put the screen back to loading. */
const once = { subscribe: false } as const;

/**
 * A function that fetches everything the printed report needs: instrument, feedback and history of every
 * section, for a reader of these facts, as they are today. It rejects when the feedback of any section cannot be had, because a
 * report with a gap would pass for a whole one; a history that fails costs only dates and comparison.
 */
export function useGather(
  userid: string,
  cards: readonly InstrumentCard[],
  loadInstrument: LoadInstrument,
): (today: Demographics) => Promise<PrintSection[]> {
  const dispatch = useDispatch<ApiDispatch>();
  const sent = useSentHelpFirst(userid);
  const { feedback, history } = resultsApi.endpoints;

  return (today) =>
    Promise.all(
      cards.map(async ({ id: sectionId }) => {
        const of = { userid, sectionId };
        const [instrument, newest, attempts] = await Promise.all([
          loadInstrument(sectionId),
          dispatch(feedback.initiate(of, once)).unwrap(),
          dispatch(history.initiate(of, once)),
        ]);
        if (attempts.error) console.warn('Failed to fetch report data', attempts.error);
        const [result, past] = [readFeedback(instrument, newest), readHistory(instrument, attempts.data)];
        const report =
          result &&
          buildReport(instrument, result, past, today, {
            sentHelpFirst: sent.includes(sectionId),
            historyKnown: !attempts.error,
          });
        return { instrument, report };
      }),
    );
}
