import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Database } from '#server/db/database.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import type { ReleaseManifest } from '../release/release-manifest.ts';
import type { BatchPace } from '../source/batch-pace.ts';
import { mapAccountsByStudyId } from './account-ids.ts';
import { MissingArmCounts, listArms } from './arms.ts';
import { AttemptFiles } from './attempt-files.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';
import { type ExpectedCell, computeExpectedCells, listDifferingScores } from './expected.ts';
import { type StoredAccount, type StoredAttempt, listStoredAttempts } from './stored-data.ts';
import { refuseUnlistedTables } from './folder-tables.ts';

/** The numbers of compared cells and scores, and of people whose data changed since the release. */
export interface Proof {
  readonly cells: number;
  readonly scores: number;
  readonly since: Readonly<
    Record<'gone' | 'withdrawn' | 'leftTrial' | 'corrected' | 'answeredEarlier' | 'joined', number>
  >;
}

/**
 * Reads the tables of a release from disk and compares all cells with the database, recomputes all scores, and
 * counts blank cells and combinations.
 * @param when 'now' in the snapshot of the release, where nothing may differ. 'later', people may have deleted
 *   their account, withdrawn their consent, corrected their profile or sent queued answers; they are counted, and
 *   their remaining data is compared.
 * @throws OperatorError for the first difference
 */
export async function compareReleaseWithDatabase(
  tx: Database,
  folder: string,
  facts: Omit<ReleaseManifest, 'proof'>,
  {
    key,
    published,
    pace,
  }: {
    readonly key: Uint8Array;
    readonly published: readonly PublishedInstrument[];
    readonly pace: BatchPace;
  },
  when: 'now' | 'later',
): Promise<Proof> {
  const proof = new ReleaseComparison(tx, folder, facts, published, when, pace);
  return proof.run(await mapAccountsByStudyId(tx, facts.consentVersion, key, pace));
}

class ReleaseComparison {
  private cells = 0;
  private scores = 0;
  private readonly since = {
    gone: 0,
    withdrawn: 0,
    leftTrial: 0,
    corrected: 0,
    answeredEarlier: 0,
    joined: 0,
  };
  private readonly armsLeftOut = new MissingArmCounts();
  private readonly blanks = new Map<string, number>();
  private readonly combinations = new Map<string, number>();
  private readonly byHash: ReadonlyMap<string, Instrument>;
  private readonly tableNames: ReadonlyMap<string, string>;

  constructor(
    private readonly tx: Database,
    private readonly folder: string,
    private readonly facts: Omit<ReleaseManifest, 'proof'>,
    published: readonly PublishedInstrument[],
    private readonly when: 'now' | 'later',
    private readonly pace: BatchPace,
  ) {
    this.byHash = new Map(published.map(({ hash, instrument }) => [hash, instrument]));
    this.tableNames = new Map(
      facts.tables.flatMap(({ name, versions }) =>
        Object.values(versions).map((hash) => [hash, name] as const),
      ),
    );
  }

  async run(accounts: Map<string, StoredAccount>): Promise<Proof> {
    refuseUnlistedTables(this.folder, this.facts);
    const tables = this.facts.tables.map(({ name }) => name);
    const attempts = await AttemptFiles.open(tables, (table) => this.file(table));
    const seen = new Set<string>();
    let batch: CsvRow[] = [];
    for await (const row of readCsvRows(this.file('people'))) {
      const id = row.cells.get('study_id') as string;
      if (seen.has(id)) throw new OperatorError(`people, row ${row.number}: ${id} is a duplicate.`);
      seen.add(id);
      batch.push(row);
      if (batch.length === this.pace.people) {
        await this.compareBatch(batch, attempts, accounts);
        batch = [];
      }
    }
    await this.compareBatch(batch, attempts, accounts);
    for (const [table, count] of attempts.counts()) this.compareCount(table, count);
    this.compareCount('people', seen.size);
    await this.compareWhole(accounts, seen);
    return { cells: this.cells, scores: this.scores, since: this.since };
  }

  private file(table: string): string {
    const path = join(this.folder, `${table}.csv`);
    if (!existsSync(path)) throw new OperatorError(`${table}.csv is missing.`);
    return path;
  }

  private compareCount(table: string, count: number): void {
    const expected = this.facts.rows[table];
    if (expected !== count)
      throw new OperatorError(`${table}: RELEASE.json has ${expected} rows, the file has ${count}.`);
  }

  private async compareBatch(
    batch: readonly CsvRow[],
    attempts: AttemptFiles,
    accounts: ReadonlyMap<string, StoredAccount>,
  ): Promise<void> {
    const ids = batch.map(({ cells }) => cells.get('study_id') as string);
    const userids = ids.flatMap((id) => accounts.get(id)?.userid ?? []);
    const stored = await listStoredAttempts(this.tx, userids, this.facts.until);
    for (const row of batch) {
      await this.pace.rest();
      const id = row.cells.get('study_id') as string;
      const account = accounts.get(id);
      const own = stored.filter(({ userid }) => userid === account?.userid);
      const rows = await attempts.readRows(id);
      const combination = JSON.stringify([...row.cells.values(), ...listArms(rows)].slice(1));
      this.combinations.set(combination, (this.combinations.get(combination) ?? 0) + 1);
      if (!account) this.note('gone', `people, row ${row.number}: no account has the study id ${id}.`);
      else if (!account.isEligible) {
        this.note('withdrawn', `people, row ${row.number}: ${id} may not be in a release.`);
      } else this.comparePerson(id, row, rows, account, own);
    }
  }

  private comparePerson(
    id: string,
    row: CsvRow,
    tables: ReadonlyMap<string, readonly CsvRow[]>,
    account: StoredAccount,
    own: readonly StoredAttempt[],
  ): void {
    const selected = own.filter(({ section }) => this.facts.only?.includes(section) ?? true);
    for (const [table, rows] of tables) {
      const count = selected.filter(({ hash }) => this.tableNames.get(hash) === table).length;
      if (count === rows.length) continue;
      const where = `${table}, ${id}: the file has ${rows.length} attempts, the database ${count}.`;
      if (count < rows.length) throw new OperatorError(where);
      // Queued answers keep the time of the device, so they change the numbers of later attempts.
      this.note('answeredEarlier', where);
      return;
    }
    this.comparePeopleRow(row, account, own);
    for (const [table, rows] of tables) {
      for (const each of rows) this.compareAttempt(id, table, each, selected);
    }
  }

  private comparePeopleRow(row: CsvRow, account: StoredAccount, own: readonly StoredAttempt[]): void {
    const first = own[0];
    if (!first) throw new OperatorError(`people, row ${row.number}: the person has no attempt.`);
    const band = row.cells.get('age_band') as string;
    if (band !== '' && !isIn(band, Number(first.first_age)))
      this.differ('people', row, 'age_band', first.first_age);
    if (band === '') this.blank('people', 'age_band');
    const expected: [string, string][] = [
      ['gender', account.gender],
      ['education', account.education],
      ['quarter', first.quarter],
      ['language', first.language],
    ];
    let isCorrected = false;
    for (const [column, text] of expected) {
      const cell = row.cells.get(column) as string;
      this.cells += 1;
      if (cell === text) continue;
      if (cell === '') this.blank('people', column);
      else if (this.when === 'later' && (column === 'gender' || column === 'education')) isCorrected = true;
      else this.differ('people', row, column, text);
    }
    // Study id and age.
    this.cells += 2;
    if (isCorrected) this.since.corrected += 1;
  }

  private compareAttempt(id: string, table: string, row: CsvRow, own: readonly StoredAttempt[]): void {
    const number = row.cells.get('attempt');
    const stored = own.find((one) => this.tableNames.get(one.hash) === table && one.number === number);
    if (!stored)
      throw new OperatorError(`${table}, row ${row.number}: the database has no attempt ${number} of ${id}.`);
    const instrument = this.byHash.get(stored.hash) as Instrument;
    const expected: ReadonlyMap<string, ExpectedCell> = computeExpectedCells(id, stored, instrument);
    if (stored.disclosed_arm !== '' && this.when === 'now' && !row.cells.has('arm'))
      throw new OperatorError(
        `${table}: the database has arms of a trial, but the file has no column for them.`,
      );
    this.armsLeftOut.add(row, stored);
    for (const [column, cell] of row.cells) {
      const { text, mayBeBlank } = expected.get(column) ?? { text: '' };
      this.cells += 1;
      if (cell === text) continue;
      if (cell === '' && mayBeBlank) this.blank(table, column);
      else if (column === 'arm' && cell === stored.arm)
        this.note('leftTrial', `${table}, row ${row.number}: ${id} did not agree to the trial, or left it.`);
      else this.differ(table, row, column, text);
    }
    const [other] = listDifferingScores(stored, instrument);
    if (other !== undefined)
      throw new OperatorError(
        `${table}, row ${row.number}: score ${other} differs from the score that is recomputed from the stored answers.`,
      );
    this.scores += instrument.scores.length;
  }

  /** @throws OperatorError if nothing may differ */
  private note(what: keyof Proof['since'], where: string): void {
    if (this.when === 'now') throw new OperatorError(where);
    this.since[what] += 1;
  }

  private differ(table: string, row: CsvRow, column: string, text: string): never {
    const formatValue = (cell: string) => (cell === '' ? 'nothing' : cell);
    throw new OperatorError(
      `${table}, row ${row.number}, column ${column}: the file has ${formatValue(row.cells.get(column) ?? '')}, the database has ${formatValue(text)}.`,
    );
  }

  private blank(table: string, column: string): void {
    const key = `${table}, ${column}`;
    this.blanks.set(key, (this.blanks.get(key) ?? 0) + 1);
  }

  /** Compares what no single row shows: the sizes of combinations, missing people, and the number of blank cells. */
  private async compareWhole(
    accounts: ReadonlyMap<string, StoredAccount>,
    seen: ReadonlySet<string>,
  ): Promise<void> {
    this.compareCombinations();
    await this.compareAbsent([...accounts].filter(([id, { isEligible }]) => isEligible && !seen.has(id)));
    if (this.when === 'later') return;
    this.armsLeftOut.compareWith(this.facts.leftOut.arms);
    this.compareBlanks();
  }

  private compareCombinations(): void {
    for (const [combination, count] of this.combinations) {
      if (count < this.facts.fewest)
        throw new OperatorError(
          `people: only ${count} people have ${combination}, fewer than ${this.facts.fewest}.`,
        );
    }
  }

  /** Checks that people who are missing in the file have no data for it. */
  private async compareAbsent(absent: readonly (readonly [string, StoredAccount])[]): Promise<void> {
    for (let at = 0; at < absent.length; at += this.pace.people) {
      const userids = absent.slice(at, at + this.pace.people).map(([, { userid }]) => userid);
      const answered = (await listStoredAttempts(this.tx, userids, this.facts.until)).filter(
        ({ hash, section }) => this.byHash.has(hash) && (this.facts.only?.includes(section) ?? true),
      );
      await this.pace.rest();
      const who = new Set(answered.map(({ userid }) => userid));
      for (const _ of who)
        this.note('joined', 'people: a person who agreed and answered is missing in the file.');
    }
  }

  private compareBlanks(): void {
    const hidden = new Map<string, number>(
      Object.entries(this.facts.cellsHidden).flatMap(([table, columns]) =>
        Object.entries(columns).map(([column, count]) => [`${table}, ${column}`, count] as const),
      ),
    );
    for (const key of new Set([...hidden.keys(), ...this.blanks.keys()])) {
      const expected = hidden.get(key) ?? 0;
      const count = this.blanks.get(key) ?? 0;
      if (expected !== count)
        throw new OperatorError(
          `${key}: RELEASE.json has ${expected} hidden cells, the file has ${count} blank cells.`,
        );
    }
  }
}

/** Whether an age is in a band such as 26-35 or 51+. */
function isIn(band: string, age: number): boolean {
  const [from = Number.NaN, to = Number.POSITIVE_INFINITY] = band.replace('+', '').split('-').map(Number);
  return age >= from && age <= to;
}
