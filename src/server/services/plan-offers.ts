import {
  offerSteps,
  planResultMaxAgeMs,
  type PlanOffers,
  type RecentResult,
} from '#domain/plan/offer-steps.ts';
import type { Context } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { findNewestAttempts } from '../repositories/attempts.ts';
import { findInstrumentVersion } from './find-instrument-version.ts';

/** Selects the steps that fit the newest results of a person. */
export async function findPlanOffers(context: Context, db: Database, userid: number): Promise<PlanOffers> {
  const oldest = context.now().getTime() - planResultMaxAgeMs;
  const sectionIds = context.instruments.map(({ instrument }) => instrument.id);
  const attempts = await findNewestAttempts(db, userid, sectionIds);
  const results = [...attempts.values()].flatMap((attempt): RecentResult[] => {
    if (attempt.takenAt.getTime() < oldest) return [];
    const served = context.instruments.find(({ instrument }) => instrument.id === attempt.sectionId);
    if (!served) return [];
    const { result, answers: ans, age, gender, education, helpFirst: isHelpFirst } = attempt;
    const version = findInstrumentVersion(served.instrument, attempt);
    // Without the answered version only the stored evaluation counts.
    return [
      version
        ? { instrument: version, result, ans, age, gender, education, isHelpFirst }
        : { instrument: served.instrument, result: {}, ans: null, age, isHelpFirst },
    ];
  });
  return offerSteps(context.plan, results);
}
