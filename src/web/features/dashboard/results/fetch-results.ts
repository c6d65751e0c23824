import type { ApiDispatch } from '#api/api.ts';
import { readerFactsApi } from '#api/reader-facts-api.ts';
import { resultsApi } from '#api/results-api.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type CardResults, cardResults } from './card-results.ts';

/** By section id; a section of which something could not be loaded is not in it. */
export type ResultsById = Readonly<Record<string, CardResults>>;

export interface ResultsOf {
  readonly userid: string;
  /** The sections that were finished. */
  readonly sectionIds: readonly string[];
  loadInstrument(id: string): Promise<Instrument>;
}

/** Fetches what the cards add about finished sections. A section that fails costs only its own lines, and is logged. */
export async function fetchResults(
  dispatch: ApiDispatch,
  { userid, sectionIds, loadInstrument }: ResultsOf,
): Promise<ResultsById> {
  const afresh = { subscribe: false, forceRefetch: true } as const;
  const { feedback, history } = resultsApi.endpoints;
  const { readerFacts } = readerFactsApi.endpoints;
  const today = dispatch(readerFacts.initiate(userid, { subscribe: false })).unwrap();
  const entries = sectionIds.map(async (sectionId) => {
    const of = { userid, sectionId };
    const [instrument, newest, past, facts] = await Promise.all([
      loadInstrument(sectionId),
      dispatch(feedback.initiate(of, afresh)).unwrap(),
      dispatch(history.initiate(of, afresh)),
      today,
    ]);
    const results = cardResults(instrument, newest, past.data, facts);
    if (!past.error) return [sectionId, results] as const;
    console.warn('Error fetching feedback', past.error);
    // A single answer may call for help, and only the attempts say so: no level without them.
    return [sectionId, { ...results, lines: [] }] as const;
  });
  const settled = await Promise.allSettled(entries);
  return Object.fromEntries(
    settled.flatMap((one) => {
      if (one.status === 'fulfilled') return [one.value];
      console.warn('Error fetching feedback', one.reason);
      return [];
    }),
  );
}
