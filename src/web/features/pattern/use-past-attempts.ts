import { useHistoryQuery } from '#api/results-api.ts';
import { type PastAttempt, readHistory } from '#contract/wire/sections.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';

const noAttempts: readonly PastAttempt[] = [];

/**
 * Fetches the attempts at an instrument, newest first; empty until they arrive, and after a failure.
 * @param instrument null to fetch nothing
 */
export function usePastAttempts(userid: string, instrument: Instrument | null): readonly PastAttempt[] {
  // In seconds: several parts of a screen may need the same history.
  const refetchOnMountOrArgChange = 10;
  const { currentData } = useHistoryQuery(
    { userid, sectionId: instrument?.id ?? '' },
    { skip: instrument === null, refetchOnMountOrArgChange },
  );
  return instrument && currentData !== undefined ? readHistory(instrument, currentData) : noAttempts;
}
