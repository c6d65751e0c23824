import type { Cell } from '#domain/tables/table.ts';
import type { Database } from '#server/db/database.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import { minGroupSize } from '../quality/small-counts.ts';
import { type AttemptFields, listAttemptFields } from '../source/attempts.ts';
import { streamUserIds } from '../source/cursor.ts';
import type { BatchPace } from '../source/batch-pace.ts';
import { type CandidateAccount, listCandidates, type ExclusionReason } from '../source/candidates.ts';
import { listConsentedTrials } from '../source/trial-consents.ts';
import { findAgeBand } from './age-bands.ts';
import { getPersonArms } from './arms.ts';
import { ArmsByTable } from './arms-by-table.ts';
import { toCombinationKey } from './suppression.ts';
import { suppressByArms } from './suppression-by-arms.ts';
import { createQuasiIdentifiers } from './quasi-identifiers.ts';
import { computeStudyId } from './study-id.ts';
import type { ReleaseSelection } from './selection.ts';

/** The included people and tables, exclusions, and suppressed cells of a release, before its rows are written. */
export interface ReleasePlan {
  /** All people, sorted by study id, so that the order discloses nothing. */
  readonly people: readonly { readonly studyId: string; readonly userid: number }[];
  /** Disclosed fields, by the key of the quasi-identifiers. */
  readonly shown: ReadonlyMap<string, readonly Cell[]>;
  /** Names of tables with enough people. */
  readonly tables: ReadonlySet<string>;
  /** For each table, the versions that enough people answered. */
  readonly versions: ReadonlyMap<string, ReadonlySet<string>>;
  /** The disclosed arms of each table with attempts in a trial. */
  readonly arms: ReadonlyMap<string, readonly string[]>;
  /** Names of tables for which it was recorded whether the browser had translated the questions. */
  readonly browserTranslations: ReadonlySet<string>;
  readonly left: Exclusions;
}

/** Numbers of excluded accounts and attempts, by the reason. */
export interface Exclusions {
  readonly accounts: Record<ExclusionReason | 'noAttempt', number>;
  readonly attempts: Record<'ofAccountsLeftOut' | 'unknownVersion' | 'tableOfTooFew', number>;
}

/** People in a smaller release could be identified by being included. */
function tooFewPeople({ consentVersion, until }: ReleaseSelection): OperatorError {
  return new OperatorError(
    `Fewer than ${minGroupSize} people are eligible for this release, so they could be identified. No file was written. ` +
      `Eligible are people whose last research consent has the version ${consentVersion}, and who answered by ${until.toISOString().slice(0, 10)}. ` +
      'If this number is wrong, set DATABASE_URL or DATA_DIR to the value of the server.',
  );
}

/** Plans a release in one pass over all accounts. Memory holds a batch of accounts, and an id per included person. */
export async function createReleasePlan(
  tx: Database,
  selection: ReleaseSelection,
  pace: BatchPace,
): Promise<ReleasePlan> {
  const people: { studyId: string; userid: number }[] = [];
  const combinations = new Map<string, { values: readonly Cell[]; count: number }>();
  const counted = new VersionCounts();
  const arms = new ArmsByTable();
  const browserTranslations = new Set<string>();
  const left: Exclusions = {
    accounts: {
      testOrDemo: 0,
      incomplete: 0,
      underAge: 0,
      stopped: 0,
      neverAgreed: 0,
      withdrawn: 0,
      otherWords: 0,
      noAttempt: 0,
    },
    attempts: { ofAccountsLeftOut: 0, unknownVersion: 0, tableOfTooFew: 0 },
  };
  for await (const userids of streamUserIds(tx, pace)) {
    await pace.rest();
    const attempts = await listAttemptFields(tx, userids, selection.until);
    await pace.rest();
    const agreed = await listConsentedTrials(tx, userids);
    await pace.rest();
    for (const candidate of await listCandidates(tx, userids, selection.consentVersion)) {
      const { userid, exclusionReason } = candidate;
      const own = attempts.get(userid) ?? [];
      if (exclusionReason) {
        left.accounts[exclusionReason] += 1;
        left.attempts.ofAccountsLeftOut += own.length;
        continue;
      }
      const selected = own.filter(({ sectionId }) => selection.only?.has(sectionId) ?? true);
      const included = selected.filter(({ instrumentHash }) => selection.known.has(instrumentHash));
      left.attempts.unknownVersion += selected.length - included.length;
      if (included.length === 0) {
        left.accounts.noAttempt += 1;
        continue;
      }
      people.push({ studyId: computeStudyId(selection.key, userid), userid });
      const values = readQuasiIdentifiers(candidate, own, getPersonArms(included, agreed.get(userid)));
      const same = combinations.get(toCombinationKey(values)) ?? { values, count: 0 };
      combinations.set(toCombinationKey(values), { values, count: same.count + 1 });
      counted.add(included, selection);
      for (const { browserTranslated, instrumentHash } of included) {
        const table = selection.known.get(instrumentHash)?.edition.name;
        if (browserTranslated !== null && table !== undefined) browserTranslations.add(table);
      }
      arms.add(toCombinationKey(values), included, agreed.get(userid), selection);
    }
  }
  if (people.length < minGroupSize) throw tooFewPeople(selection);
  const { tables, versions, attemptsInSmallTables } = counted.selectLarge();
  left.attempts.tableOfTooFew = attemptsInSmallTables;
  const shown = suppressByArms([...combinations.values()]);
  people.sort((a, b) => (a.studyId < b.studyId ? -1 : 1));
  if (people.some(({ studyId }, at) => studyId === people[at + 1]?.studyId))
    throw new OperatorError('Two people have the same study id. Use another key.');
  return { people, shown, tables, versions, arms: arms.shown(shown), browserTranslations, left };
}

/**
 * Reads the quasi-identifiers of a person, before suppression.
 * @param own all attempts of the person until the end of the release, by time; at least one
 * @param arms arms of trials in the attempts of this release
 */
export function readQuasiIdentifiers(
  { gender, education }: CandidateAccount,
  own: readonly AttemptFields[],
  arms: string | null,
): Cell[] {
  const [first] = own as [AttemptFields, ...AttemptFields[]];
  const isOneLanguage = own.every(({ language }) => language === first.language);
  return createQuasiIdentifiers(
    {
      age_band: findAgeBand(first.age),
      gender,
      education,
      quarter: formatQuarter(first.takenAt),
      language: isOneLanguage ? first.language : null,
    },
    arms,
  );
}

function formatQuarter(time: Date): string {
  return `${time.getUTCFullYear()}-Q${Math.floor(time.getUTCMonth() / 3) + 1}`;
}

/** Counts the people who answered each version of each table. */
class VersionCounts {
  private readonly people = new Map<string, Map<string, number>>();
  private readonly inTable = new Map<string, { people: number; attempts: number }>();

  add(own: readonly AttemptFields[], { known }: ReleaseSelection): void {
    const seen = new Set<string>();
    for (const { instrumentHash } of own) {
      const { edition, instrument } = known.get(instrumentHash) as NonNullable<ReturnType<typeof known.get>>;
      const table = this.inTable.get(edition.name) ?? { people: 0, attempts: 0 };
      this.inTable.set(edition.name, table);
      table.attempts += 1;
      if (!seen.has(edition.name)) table.people += 1;
      seen.add(edition.name);
      if (seen.has(instrumentHash)) continue;
      seen.add(instrumentHash);
      const versions = this.people.get(edition.name) ?? new Map<string, number>();
      this.people.set(edition.name, versions);
      versions.set(instrument.version, (versions.get(instrument.version) ?? 0) + 1);
    }
  }

  /**
   * Versions are named only if all versions of the table have enough people; otherwise the rows of a small
   * version could be recognized as the remaining ones.
   */
  selectLarge(): Pick<ReleasePlan, 'tables' | 'versions'> & { attemptsInSmallTables: number } {
    const all = [...this.inTable];
    const tables = new Set(all.flatMap(([name, { people }]) => (people >= minGroupSize ? name : [])));
    const versions = new Map(
      [...this.people].map(([name, counts]) => {
        const isEach = [...counts.values()].every((count) => count >= minGroupSize);
        return [name, new Set(isEach ? counts.keys() : [])] as const;
      }),
    );
    const small = all.filter(([name]) => !tables.has(name));
    return {
      tables,
      versions,
      attemptsInSmallTables: small.reduce((sum, [, each]) => sum + each.attempts, 0),
    };
  }
}
