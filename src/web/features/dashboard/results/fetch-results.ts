import type { ApiDispatch } from '#api/api.ts';
import { demographicsApi } from '#api/reader-facts-api.ts';
import { resultsApi } from '#api/results-api.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type HelpProminence, selectMostProminentHelp } from '#domain/scoring/help-shown-first.ts';
import { type CardResults, computeCardResults } from './card-results.ts';
import { findLatestTime } from './find-latest-time.ts';

/** Results by section id; sections that could not be loaded are left out. */
export type ResultsById = Readonly<Record<string, CardResults>>;

/** The results of all completed sections. */
export interface Results {
  readonly byId: ResultsById;
  /** The most prominent help of all sections. */
  readonly help: HelpProminence;
  /** The newest time of the answers that call for it, ISO 8601; null if unknown. */
  readonly helpTime: string | null;
}

/** The sections whose results are fetched. */
export interface ResultsQuery {
  readonly userid: string;
  /** Ids of completed sections. */
  readonly sectionIds: readonly string[];
  loadInstrument(id: string): Promise<Instrument>;
}

/** Fetches the results of completed sections. A section that fails is logged and left out. */
export async function fetchResults(
  dispatch: ApiDispatch,
  { userid, sectionIds, loadInstrument }: ResultsQuery,
): Promise<Results> {
  const options = { subscribe: false, forceRefetch: true } as const;
  const { feedback, history } = resultsApi.endpoints;
  const { readerFacts } = demographicsApi.endpoints;
  const demographicsRequest = dispatch(readerFacts.initiate(userid, { subscribe: false })).unwrap();
  const entries = sectionIds.map(async (sectionId) => {
    const query = { userid, sectionId };
    const [instrument, newest, historyResult, demographics] = await Promise.all([
      loadInstrument(sectionId),
      dispatch(feedback.initiate(query, options)).unwrap(),
      dispatch(history.initiate(query, options)),
      demographicsRequest,
    ]);
    const results = computeCardResults(instrument, newest, historyResult.data, demographics);
    if (!historyResult.error) return [sectionId, results] as const;
    console.warn('Error fetching feedback', historyResult.error);
    // Only the history says whether a single answer calls for help, so no level is displayed without it.
    return [sectionId, { ...results, lines: [] }] as const;
  });
  const settled = await Promise.allSettled(entries);
  return summarizeResults(
    settled.flatMap((outcome) => {
      if (outcome.status === 'fulfilled') return [outcome.value];
      console.warn('Error fetching feedback', outcome.reason);
      return [];
    }),
  );
}

function summarizeResults(entries: readonly (readonly [string, CardResults])[]): Results {
  const all = entries.map(([, results]) => results);
  const help = selectMostProminentHelp(all.map((results) => results.help));
  const helpTime = findLatestTime(all.filter((results) => results.help === help)) ?? null;
  return { byId: Object.fromEntries(entries), help, helpTime };
}
