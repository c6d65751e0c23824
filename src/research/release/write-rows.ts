import type { Cell, Row, Table } from '#domain/tables/table.ts';
import type { Database } from '#server/db/database.ts';
import type { ReleasedPerson } from '#server/repositories/releases.ts';
import { listAttempts, type AttemptWithAnswers } from '../source/attempts.ts';
import type { BatchPace } from '../source/batch-pace.ts';
import { type CandidateAccount, listCandidates } from '../source/candidates.ts';
import { listConsentedTrials } from '../source/trial-consents.ts';
import { getPersonArms, discloseArm } from './arms.ts';
import { toCombinationKey } from './suppression.ts';
import type { FormatWriter } from './format.ts';
import { getArms, getQuasiIdentifier, withoutArms } from './quasi-identifiers.ts';
import { readQuasiIdentifiers, type ReleasePlan } from './release-plan.ts';
import { createAttemptRow } from './rows.ts';
import { people as peopleTable } from './tables.ts';
import type { ReleaseSelection } from './selection.ts';

/** What was written, by table. */
export interface WriteResult {
  readonly rows: Record<string, number>;
  /** Numbers of suppressed cells by column: blank, although the database has a value. */
  readonly hidden: Record<string, Record<string, number>>;
  /** Numbers of attempts in a trial without an arm, by the reason. */
  readonly armsLeftOut: Record<'leftTrial' | 'tooFewPeople', number>;
  /** All included people with the questionnaires of their attempts. Equal lists are shared. */
  readonly included: ReleasedPerson[];
}

/** Writes all rows of a release in all formats: people by study id, each with their attempts. */
export async function writeRows(
  tx: Database,
  selection: ReleaseSelection,
  plan: ReleasePlan,
  tables: readonly Table[],
  writers: readonly FormatWriter[],
  pace: BatchPace,
): Promise<WriteResult> {
  const rows = new RowWriter(selection, plan, tables, writers);
  for (let at = 0; at < plan.people.length; at += pace.people) {
    const batch = plan.people.slice(at, at + pace.people);
    for (const person of await findStored(tx, batch, selection, pace)) {
      await pace.rest();
      await rows.write(person);
    }
  }
  return rows.written;
}

/** A person of a release with the stored data. */
interface StoredPerson {
  readonly studyId: string;
  readonly candidate: CandidateAccount;
  /** All attempts of the person until the end of the release, by time; at least one. */
  readonly own: readonly [AttemptWithAnswers, ...AttemptWithAnswers[]];
  /** Ids of the trials with a current consent. */
  readonly agreed: ReadonlySet<string> | undefined;
}

async function findStored(
  tx: Database,
  batch: ReleasePlan['people'],
  { until, consentVersion }: ReleaseSelection,
  pace: BatchPace,
): Promise<StoredPerson[]> {
  const userids = batch.map(({ userid }) => userid);
  const attempts = await listAttempts(tx, userids, until);
  await pace.rest();
  const candidates = await listCandidates(tx, userids, consentVersion);
  await pace.rest();
  const agreed = await listConsentedTrials(tx, userids);
  const byId = new Map(candidates.map((candidate) => [candidate.userid, candidate]));
  return batch.map(({ studyId, userid }) => ({
    studyId,
    candidate: byId.get(userid) as CandidateAccount,
    own: attempts.get(userid) as [AttemptWithAnswers, ...AttemptWithAnswers[]],
    agreed: agreed.get(userid),
  }));
}

/** Writes people with their attempts, and counts rows and suppressed cells. */
class RowWriter {
  readonly written: WriteResult;
  private readonly tables: ReadonlyMap<string, Table>;
  /** Cache of questionnaire lists, so that equal lists are shared. */
  private readonly sections = new Map<string, string[]>();

  constructor(
    private readonly selection: ReleaseSelection,
    private readonly plan: ReleasePlan,
    tables: readonly Table[],
    private readonly writers: readonly FormatWriter[],
  ) {
    this.tables = new Map(tables.map((table) => [table.name, table]));
    this.written = {
      rows: Object.fromEntries(tables.map(({ name }) => [name, 0])),
      hidden: Object.fromEntries(tables.map(({ name }) => [name, {}])),
      armsLeftOut: { leftTrial: 0, tooFewPeople: 0 },
      included: [],
    };
  }

  async write(person: StoredPerson): Promise<void> {
    const { studyId, candidate, own, agreed } = person;
    const included = own.filter(({ instrumentHash }) => this.selection.known.has(instrumentHash));
    const known = readQuasiIdentifiers(candidate, own, getPersonArms(included, agreed));
    const shown = this.plan.shown.get(toCombinationKey(known)) as readonly Cell[];
    const cells = [studyId, ...withoutArms(shown)];
    await this.writeRow(peopleTable, cells, (column) => column > 0 && known[column - 1] !== null);
    const sections = await this.writeAttempts(person, known, shown);
    this.written.included.push({ userid: candidate.userid, sections: this.shareList(sections) });
  }

  /** @returns the questionnaires of the written attempts */
  private async writeAttempts(
    { studyId, own, agreed }: StoredPerson,
    known: readonly Cell[],
    shown: readonly Cell[],
  ): Promise<Set<string>> {
    const numbers = new Map<string, number>();
    const sections = new Set<string>();
    for (const whole of own) {
      const attempt = (numbers.get(whole.sectionId) ?? 0) + 1;
      numbers.set(whole.sectionId, attempt);
      const version = this.selection.known.get(whole.instrumentHash);
      const table = version && this.tables.get(version.edition.name);
      if (!version || !table) continue;
      const { instrument, edition } = version;
      const isNamed = this.plan.versions.get(table.name)?.has(instrument.version);
      const arm = discloseArm(whole, agreed);
      const facts = { studyId, attempt, first: own[0].takenAt, shown, arm };
      const answered = isNamed
        ? { version: instrument.version, instruments: [instrument] }
        : { version: null, instruments: [edition.instrument, ...edition.earlier] };
      const row = createAttemptRow(table, whole, { ...facts, ...answered });
      await this.writeRow(table, row, (column) => isKnown(table, column, { ...whole, arm }, known));
      if (whole.arm !== null && arm === null) this.written.armsLeftOut.leftTrial += 1;
      else if (arm !== null && getArms(shown) === null) this.written.armsLeftOut.tooFewPeople += 1;
      sections.add(whole.sectionId);
    }
    return sections;
  }

  /** @param isKnownAt whether the database has a value for a cell */
  private async writeRow(table: Table, row: Row, isKnownAt: (at: number) => boolean): Promise<void> {
    this.written.rows[table.name] = (this.written.rows[table.name] ?? 0) + 1;
    const hidden = this.written.hidden[table.name] as Record<string, number>;
    for (const [at, { name }] of table.columns.entries()) {
      if (row[at] === null && isKnownAt(at)) hidden[name] = (hidden[name] ?? 0) + 1;
    }
    for (const writer of this.writers) await writer.row?.(table, row);
  }

  private shareList(sections: ReadonlySet<string>): string[] {
    const list = [...sections].sort();
    const known = this.sections.get(list.join());
    if (known) return known;
    this.sections.set(list.join(), list);
    return list;
  }
}

/** Whether the database has a value for a blank cell. */
function isKnown(table: Table, at: number, { result, arm }: AttemptWithAnswers, person: Row): boolean {
  const { name, score } = table.columns[at] as Table['columns'][number];
  if (name === 'quarter' || name === 'language') return getQuasiIdentifier(person, name) !== null;
  if (name === 'instrument_version') return true;
  if (name === 'arm') return arm !== null;
  if (!score) return false;
  const stored = result[score.id];
  if (name.endsWith('_level')) return Boolean(stored?.level);
  return name.endsWith('_percentile') && (stored?.percentile ?? null) !== null;
}
