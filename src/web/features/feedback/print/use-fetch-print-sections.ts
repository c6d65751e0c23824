import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#api/api.ts';
import { useHelpFirstSectionIds } from '#api/help-first.ts';
import { resultsApi } from '#api/results-api.ts';
import { readFeedback } from '#contract/wire/scores.ts';
import { readHistory } from '#contract/wire/sections.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { buildReport } from '../report.ts';
import type { LoadInstrument } from '../use-instrument.ts';
import type { PrintSection } from './print-report-props.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Reuses the cache: a forced fetch would set the screen back to loading. */
const options = { subscribe: false } as const;

/**
 * Returns a function that fetches instrument, feedback and history of every section. Rejects if a feedback fails,
 * because an incomplete report could be mistaken for a complete one; without a history only dates and comparison are
 * missing.
 */
export function useFetchPrintSections(
  userid: string,
  cards: readonly InstrumentCard[],
  loadInstrument: LoadInstrument,
): (demographics: Demographics) => Promise<PrintSection[]> {
  const { t, format } = useTranslation();
  const dispatch = useDispatch<ApiDispatch>();
  const sentHelpFirst = useHelpFirstSectionIds(userid);
  const { feedback, history } = resultsApi.endpoints;

  return (demographics) =>
    Promise.all(
      cards.map(async ({ id: sectionId }) => {
        const query = { userid, sectionId };
        const [instrument, newest, historyResult] = await Promise.all([
          loadInstrument(sectionId),
          dispatch(feedback.initiate(query, options)).unwrap(),
          dispatch(history.initiate(query, options)),
        ]);
        if (historyResult.error) console.warn('Failed to fetch report data', historyResult.error);
        const [result, attempts] = [
          readFeedback(instrument, newest),
          readHistory(instrument, historyResult.data),
        ];
        const report =
          result &&
          buildReport(t, format, instrument, result, attempts, demographics, {
            sentHelpFirst: sentHelpFirst.includes(sectionId),
            isHistoryKnown: !historyResult.error,
          });
        return { instrument, report };
      }),
    );
}
