import type { ProgressRecord, ReportRecord, SummaryRecord } from '../../contract/bodies.ts';
import { totalsumOf } from '../../domain/scoring/result.ts';
import type { Deps } from '../deps.ts';
import { attemptsIn, newestAttempts } from '../repositories/attempts.ts';
import { storedResult } from './stored-result.ts';

/** One record per instrument, in order; `totalsum` of the newest attempt, '' when there is none. */
export async function progressOf(deps: Deps, userid: number): Promise<ProgressRecord[]> {
  const summary = await summaryOf(deps, userid);
  return summary.map(({ section_id, totalsum }) => ({ section_id, totalsum: totalsum ?? '' }));
}

/** One record per instrument, in order; `totalsum` of the newest attempt, null when there is none. */
export async function summaryOf(deps: Deps, userid: number): Promise<SummaryRecord[]> {
  const newest = await newestAttempts(deps.db, userid);
  return deps.instruments.map(({ instrument }) => {
    const attempt = newest.get(instrument.id);
    const totalsum = attempt ? totalsumOf(instrument, storedResult(attempt)) : null;
    return { section_id: instrument.id, totalsum };
  });
}

/** When a section was taken, newest first: ISO 8601 in UTC. */
export async function reportOf(deps: Deps, userid: number, sectionId: string): Promise<ReportRecord[]> {
  const attempts = await attemptsIn(deps.db, userid, sectionId);
  return attempts.map(({ takenAt }) => ({ time: takenAt.toISOString() }));
}
