import { daysBetween, indianDay } from '#domain/dates/india-day.ts';
import { stateOn } from '#domain/trial/running.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import type { Database } from '#server/db/database.ts';
import { leastShown } from '../quality/small-counts.ts';
import { inSnapshot } from '../source/snapshot.ts';
import { type ArmCount, armCounts, attemptCounts } from './arm-counts.ts';

/** What a trial is judged by, as its file says it. */
export type WatchedTrial = Pick<
  TrialFile,
  'id' | 'instrument' | 'starts' | 'ends' | 'stopRule' | 'harm' | 'arms'
>;

/**
 * How each trial stands, in words: its days, its stop rule, and of each arm how many people read its words and for how
 * many the bound of harm was reached. Everybody who took part counts, also who lends no answers to research: harm is
 * everybody's. Fewer than `leastShown` people are not told, but beside harm they are: whoever may end a trial must see the first
 * one, and of how many. It names nobody, and writes nothing.
 */
export async function watchTrials(db: Database, trials: readonly WatchedTrial[], now: Date): Promise<string> {
  const [arms, attempts] = await inSnapshot(
    db,
    async (tx) => [await armCounts(tx), await attemptCounts(tx)] as const,
  );
  const known = new Set(trials.map(({ id }) => id));
  const strange = [...attempts.keys()].filter((id) => !known.has(id)).sort();
  const told = trials.map((trial) =>
    wordsOf(
      trial,
      arms.filter((each) => each.trial === trial.id),
      attempts.get(trial.id) ?? 0,
      indianDay(now),
    ),
  );
  const lost = strange.map((id) => `${id}: attempts carry it, and questionnaires/trials has no file of it.`);
  return [...told, ...lost].join('\n\n') || 'There is no trial, and no attempt is of one.';
}

function wordsOf(trial: WatchedTrial, counts: readonly ArmCount[], attempts: number, today: string): string {
  const { id, instrument, starts, ends, arms, harm, stopRule } = trial;
  const named = [...new Set([...arms.map((arm) => arm.id), ...counts.map(({ arm }) => arm)])];
  const own = named.map((arm) => counts.find((each) => each.arm === arm) ?? { arm, people: 0, harmed: 0 });
  return [
    `${id}, on ${instrument}, ${starts} to ${ends}: ${stateInWords(trial, attempts, today)}.`,
    ...own.map((each) => `  ${each.arm || 'arm not known'}: ${peopleIn(each)}`),
    `  Harm is ${harm.of} ${harm.id}, ${harm.change > 0 ? '+' : ''}${harm.change} from one attempt to the next.`,
    `  Stop rule: ${stopRule.words} ${reached(trial, attempts, today)} ${stopRule.decides} may end it earlier.`,
  ].join('\n');
}

/** Enough attempts end a trial by themselves; of enough days its days say so. */
function stateInWords(trial: WatchedTrial, attempts: number, today: string): string {
  const { unit, after } = trial.stopRule;
  const state = stateOn(trial, today);
  return state === 'runs' && unit === 'attempts' && attempts >= after ? 'over by its stop rule' : state;
}

function peopleIn({ people, harmed }: Pick<ArmCount, 'people' | 'harmed'>): string {
  if (harmed > 0) return `${people} people, for ${harmed} of them the bound of harm was reached`;
  return `${people > 0 && people < leastShown ? `fewer than ${leastShown}` : people} people, no harm`;
}

function reached(
  { starts, stopRule: { unit, after } }: WatchedTrial,
  attempts: number,
  today: string,
): string {
  const so = unit === 'days' ? Math.max(0, daysBetween(starts, today)) : attempts;
  const isMet = so >= after;
  const told = unit === 'attempts' && so > 0 && so < leastShown ? `Fewer than ${leastShown}` : `${so}`;
  return `${told} of ${after} ${unit}: ${isMet ? 'met' : 'not met'}.`;
}
