import type { Cell } from '#domain/tables/table.ts';
import type { AttemptFields } from '../source/attempts.ts';
import { discloseArm } from './arms.ts';
import { knownArms } from './known.ts';
import type { ReleaseSelection } from './selection.ts';

/** Which arms stand in which table, and of whom, before it is known of whom they are shown. */
export class ArmsByTable {
  /** By table and code: what is known of those who have it. */
  private readonly tables = new Map<string, Map<string, Set<string>>>();

  /** @param known what is known of a person, as a key. @param own their attempts in the release */
  add(
    known: string,
    own: readonly AttemptFields[],
    agreed: ReadonlySet<string> | undefined,
    wanted: ReleaseSelection,
  ): void {
    for (const attempt of own) {
      const arm = discloseArm(attempt, agreed);
      const table = wanted.known.get(attempt.instrumentHash)?.edition.name;
      if (arm === null || table === undefined) continue;
      const codes = this.tables.get(table) ?? new Map<string, Set<string>>();
      this.tables.set(table, codes.set(arm, (codes.get(arm) ?? new Set()).add(known)));
    }
  }

  /** The codes of each table that are shown of somebody. @param shown the arms come last */
  shown(shown: ReadonlyMap<string, readonly Cell[]>): Map<string, readonly string[]> {
    const isShown = (known: string) => knownArms(shown.get(known) ?? []) !== null;
    return new Map(
      [...this.tables].map(([table, codes]) => [
        table,
        [...codes].flatMap(([code, of]) => ([...of].some(isShown) ? code : [])).sort(),
      ]),
    );
  }
}
