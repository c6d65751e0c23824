import { join } from 'node:path';
import { defaultLanguage } from '#domain/instrument/default-language.ts';
import { listOneFactorScores, type OneFactorScore } from '#domain/psychometrics/one-factor-scores.ts';
import type { Table } from '#domain/tables/table.ts';
import type { ReleaseFormat } from '../../release/format.ts';
import { TextFile } from '../../release/text-file.ts';
import { formatRString } from '../r/r-text.ts';
import { evidenceScript } from './evidence-script.ts';
import { invarianceScript } from './script.ts';

/**
 * `invariance.R`: tests measurement invariance of each score that sums items, with one factor per group, and writes the results by
 * language as files.
 */
export const invariance: ReleaseFormat = {
  name: 'invariance',
  async begin({ folder, tables, about }) {
    return {
      async end() {
        const file = new TextFile(join(folder, 'invariance.R'));
        const release = about.name.replaceAll(/\s+/g, ' ');
        await file.write(`# Release ${release}: measurement invariance by age band, gender and language\n`);
        await file.write(invarianceScript);
        await file.write(evidenceScript);
        for (const table of tables) await file.write(formatTable(table));
        await file.write('\nshow_invariance()\n');
        for (const table of tables) await file.write(formatEvidence(table, release));
        await file.end();
      },
    };
  },
};

function formatTable({ name, instrument, columns }: Table): string {
  if (!instrument) return '';
  const findColumn = (id: string) =>
    columns.find(({ question, option }) => question?.id === id && option === undefined)?.name;
  return listOneFactorScores(instrument)
    .map((score) =>
      formatScore(
        score,
        name,
        score.items.flatMap((id) => findColumn(id) ?? []),
        getLanguage(instrument),
      ),
    )
    .join('');
}

function formatScore(
  { id, title, items }: OneFactorScore,
  table: string,
  columns: readonly string[],
  language: string,
): string {
  // An item with several answers has no single column.
  if (columns.length < items.length) return '';
  const texts = [`${table}.csv`, id, title].map(formatRString).join(', ');
  return `\nexamine(${texts},\n  c(${columns.map(formatRString).join(', ')}), ${formatRString(language)})\n`;
}

function formatEvidence({ name, instrument }: Table, release: string): string {
  if (!instrument) return '';
  const values = [name, instrument.id, instrument.version, getLanguage(instrument), release];
  return `write_evidence(${values.map(formatRString).join(', ')})\n`;
}

const getLanguage = ({ language = defaultLanguage }: NonNullable<Table['instrument']>) => language;
