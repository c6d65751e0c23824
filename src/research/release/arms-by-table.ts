import type { Cell } from '#domain/tables/table.ts';
import type { AttemptFields } from '../source/attempts.ts';
import { discloseArm } from './arms.ts';
import { getArms } from './quasi-identifiers.ts';
import type { ReleaseSelection } from './selection.ts';

/**
 * Collects the arms of trials in each table, with the people who have them, before it is known for whom they are
 * disclosed.
 */
export class ArmsByTable {
  /** By table and arm: the keys of the quasi-identifiers of people with this arm. */
  private readonly tables = new Map<string, Map<string, Set<string>>>();

  /**
   * @param known key of the quasi-identifiers of a person
   * @param own their attempts in the release
   */
  add(
    known: string,
    own: readonly AttemptFields[],
    agreed: ReadonlySet<string> | undefined,
    selection: ReleaseSelection,
  ): void {
    for (const attempt of own) {
      const arm = discloseArm(attempt, agreed);
      const table = selection.known.get(attempt.instrumentHash)?.edition.name;
      if (arm === null || table === undefined) continue;
      const codes = this.tables.get(table) ?? new Map<string, Set<string>>();
      this.tables.set(table, codes.set(arm, (codes.get(arm) ?? new Set()).add(known)));
    }
  }

  /**
   * The arms of each table that are disclosed for someone. @param shown disclosed fields by key, with the arms
   * last
   */
  shown(shown: ReadonlyMap<string, readonly Cell[]>): Map<string, readonly string[]> {
    const isShown = (known: string) => getArms(shown.get(known) ?? []) !== null;
    return new Map(
      [...this.tables].map(([table, codes]) => [
        table,
        [...codes].flatMap(([code, of]) => ([...of].some(isShown) ? code : [])).sort(),
      ]),
    );
  }
}
