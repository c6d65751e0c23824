import type { Row, Table } from '#domain/tables/table.ts';
import type { Database } from '#server/db/database.ts';
import type { ReleasedPerson } from '#server/repositories/releases.ts';
import { attemptsOf, type WholeAttempt } from '../source/attempts.ts';
import type { Pace } from '../source/pace.ts';
import { candidatesOf } from '../source/people.ts';
import { agreedTrialsOf } from '../source/trial-consents.ts';
import { personArms, toldArm } from './arms.ts';
import { type Combination, keyOf } from './blanking.ts';
import type { FormWriter } from './form.ts';
import { knownArms, knownFact, withoutArms } from './known.ts';
import { knownOf, type Plan } from './plan.ts';
import { attemptRow } from './rows.ts';
import { people as peopleTable } from './tables.ts';
import type { Wanted } from './wanted.ts';

/** What was written, by the names of tables. */
export interface Written {
  readonly rows: Record<string, number>;
  /** Cells that are blank though the database has something there, by column. */
  readonly hidden: Record<string, Record<string, number>>;
  /** Rows of attempts in a trial that do not say in which arm, by the reason. */
  readonly armsLeftOut: Record<'leftTrial' | 'tooFewPeople', number>;
  /** Everybody in it, with the questionnaires whose attempts are; people of the same ones share one list. */
  readonly included: ReleasedPerson[];
}

/** Gives every row of a release to its forms: people by study id, each with their attempts. */
export async function writeRows(
  tx: Database,
  wanted: Wanted,
  plan: Plan,
  tables: readonly Table[],
  writers: readonly FormWriter[],
  pace: Pace,
): Promise<Written> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const written: Written = {
    rows: Object.fromEntries(tables.map(({ name }) => [name, 0])),
    hidden: Object.fromEntries(tables.map(({ name }) => [name, {}])),
    armsLeftOut: { leftTrial: 0, tooFewPeople: 0 },
    included: [],
  };
  const lists = new Map<string, string[]>();
  const write = async (table: Table, row: Row, known: (at: number) => boolean) => {
    written.rows[table.name] = (written.rows[table.name] ?? 0) + 1;
    const hidden = written.hidden[table.name] as Record<string, number>;
    for (const [at, { name }] of table.columns.entries()) {
      if (row[at] === null && known(at)) hidden[name] = (hidden[name] ?? 0) + 1;
    }
    for (const writer of writers) await writer.row?.(table, row);
  };
  for (let at = 0; at < plan.people.length; at += pace.people) {
    const batch = plan.people.slice(at, at + pace.people);
    const userids = batch.map(({ userid }) => userid);
    const attempts = await attemptsOf(tx, userids, wanted.until);
    await pace.rest();
    const candidates = await candidatesOf(tx, userids, wanted.words);
    await pace.rest();
    const agreed = await agreedTrialsOf(tx, userids);
    const byId = new Map(candidates.map((candidate) => [candidate.userid, candidate]));
    for (const { studyId, userid } of batch) {
      await pace.rest();
      const own = attempts.get(userid) as [WholeAttempt, ...WholeAttempt[]];
      const candidate = byId.get(userid) as (typeof candidates)[number];
      const taken = own.filter(({ instrumentHash }) => wanted.known.has(instrumentHash));
      const values = knownOf(candidate, own, personArms(taken, agreed.get(userid)));
      const shown = plan.shown.get(keyOf(values)) as Combination['values'];
      await write(
        peopleTable,
        [studyId, ...withoutArms(shown)],
        (column) => column > 0 && values[column - 1] !== null,
      );
      const numbers = new Map<string, number>();
      const sections = new Set<string>();
      for (const whole of own) {
        const attempt = (numbers.get(whole.sectionId) ?? 0) + 1;
        numbers.set(whole.sectionId, attempt);
        const version = wanted.known.get(whole.instrumentHash);
        const table = version && byName.get(version.edition.name);
        if (!version || !table) continue;
        const isNamed = plan.versions.get(table.name)?.has(version.instrument.version);
        const arm = toldArm(whole, agreed.get(userid));
        const facts = { studyId, attempt, first: own[0].takenAt, shown, instrument: version.instrument, arm };
        const row = attemptRow(table, whole, {
          ...facts,
          version: isNamed ? version.instrument.version : null,
        });
        await write(table, row, (column) => isKnown(table, column, { ...whole, arm }, values));
        if (whole.arm !== null && arm === null) written.armsLeftOut.leftTrial += 1;
        else if (arm !== null && knownArms(shown) === null) written.armsLeftOut.tooFewPeople += 1;
        sections.add(whole.sectionId);
      }
      const list = [...sections].sort();
      if (!lists.has(list.join())) lists.set(list.join(), list);
      written.included.push({ userid, sections: lists.get(list.join()) as string[] });
    }
  }
  return written;
}

/** Has the database something for a cell that is blank? */
function isKnown(table: Table, at: number, { result, arm }: WholeAttempt, person: Row): boolean {
  const { name, score } = table.columns[at] as Table['columns'][number];
  if (name === 'quarter' || name === 'language') return knownFact(person, name) !== null;
  if (name === 'instrument_version') return true;
  if (name === 'arm') return arm !== null;
  if (!score) return false;
  const stored = result[score.id];
  if (name.endsWith('_level')) return Boolean(stored?.level);
  return name.endsWith('_percentile') && (stored?.percentile ?? null) !== null;
}
