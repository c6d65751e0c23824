import { join } from 'node:path';
import type { Table } from '#domain/tables/table.ts';
import type { ReleaseFormat } from '../../release/format.ts';
import { TextFile } from '../../release/text-file.ts';
import { formatRString } from '../r/r-text.ts';
import { invarianceScript } from './script.ts';

/** `invariance.R`: tests measurement invariance of each score that sums items, with one factor per group. */
export const invariance: ReleaseFormat = {
  name: 'invariance',
  async begin({ folder, tables, about }) {
    return {
      async end() {
        const file = new TextFile(join(folder, 'invariance.R'));
        await file.write(
          `# Release ${about.name.replaceAll(/\s+/g, ' ')}: measurement invariance by age band, gender and language\n`,
        );
        await file.write(invarianceScript);
        for (const scale of tables.flatMap(listScales)) await file.write(formatScale(scale));
        await file.write('\nshow_invariance()\n');
        await file.end();
      },
    };
  },
};

interface SummedScale {
  readonly table: string;
  readonly title: string;
  /** Names of the columns of its items. */
  readonly items: readonly string[];
}

/** A one-factor model is identified by at least three items. */
const fewestItems = 3;

/** Lists the reported scores that sum items directly. A total of subscales does not have one factor. */
function listScales({ name, instrument, columns }: Table): SummedScale[] {
  const scores = instrument?.scores ?? [];
  return scores.flatMap(({ title, formula, report }) => {
    if (report === undefined || !('items' in formula) || !['sum', 'mean'].includes(formula.kind)) return [];
    const items = formula.items.flatMap(
      (id) => columns.find(({ question, option }) => question?.id === id && option === undefined)?.name ?? [],
    );
    return items.length < fewestItems ? [] : [{ table: name, title, items }];
  });
}

function formatScale({ table, title, items }: SummedScale): string {
  return `\nexamine(${formatRString(`${table}.csv`)}, ${formatRString(title)},\n  c(${items.map(formatRString).join(', ')}))\n`;
}
