import { OperatorError } from '#server/config/operator-error.ts';
import type { ReleaseManifest } from '../release/release-manifest.ts';
import type { CsvRow } from './csv-rows.ts';
import type { StoredAttempt } from './stored-data.ts';

/** Lists the arms of trials in the rows. Omits arms that end with `/harm`, for which the scores already reveal it. */
export function listArms(tables: ReadonlyMap<string, readonly CsvRow[]>): string[] {
  const cells = [...tables.values()].flat().flatMap((row) => row.cells.get('arm') || []);
  return [...new Set(cells)].filter((arm) => !arm.endsWith('/harm')).sort();
}

/** Counts rows of attempts in a trial without an arm, by the reason. */
export class MissingArmCounts {
  private readonly counts = { leftTrial: 0, tooFewPeople: 0 };

  add({ cells }: CsvRow, stored: StoredAttempt): void {
    if (stored.arm === '' || (cells.get('arm') ?? '') !== '') return;
    this.counts[stored.disclosed_arm === '' ? 'leftTrial' : 'tooFewPeople'] += 1;
  }

  /** @throws OperatorError if `RELEASE.json` has another number */
  compareWith(released: ReleaseManifest['leftOut']['arms']): void {
    for (const reason of ['leftTrial', 'tooFewPeople'] as const) {
      const [reported, found] = [released[reason], this.counts[reason]];
      if (reported !== found)
        throw new OperatorError(
          `arms left out, ${reason}: RELEASE.json has ${reported}, the tables have ${found}.`,
        );
    }
  }
}
