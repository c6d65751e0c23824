import { OperatorError } from '#server/config/operator-error.ts';
import type { MetadataFile } from '../release/metadata-file.ts';
import type { CsvRow } from './csv-rows.ts';
import type { StoredAttempt } from './stored.ts';

/** In which arms of trials the rows say that somebody was. Where taking part ended by harm, the scores say it. */
export function armsIn(tables: ReadonlyMap<string, readonly CsvRow[]>): string[] {
  const cells = [...tables.values()].flat().flatMap((row) => row.cells.get('arm') || []);
  return [...new Set(cells)].filter((arm) => !arm.endsWith('/harm')).sort();
}

/** Rows of attempts in a trial that do not say in which arm, counted by the reason. */
export class ArmsLeftOut {
  private readonly counts = { leftTrial: 0, tooFewPeople: 0 };

  add({ cells }: CsvRow, stored: StoredAttempt): void {
    if (stored.arm === '' || (cells.get('arm') ?? '') !== '') return;
    this.counts[stored.told_arm === '' ? 'leftTrial' : 'tooFewPeople'] += 1;
  }

  /** @throws OperatorError where `RELEASE.json` says another number */
  compareWith(said: MetadataFile['leftOut']['arms']): void {
    for (const reason of ['leftTrial', 'tooFewPeople'] as const) {
      const [told, found] = [said[reason], this.counts[reason]];
      if (told !== found)
        throw new OperatorError(
          `arms left out, ${reason}: RELEASE.json has ${told}, the tables have ${found}.`,
        );
    }
  }
}
