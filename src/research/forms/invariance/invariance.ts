import { join } from 'node:path';
import type { Table } from '#domain/tables/table.ts';
import type { Form } from '../../release/form.ts';
import { TextFile } from '../../release/text-file.ts';
import { rText } from '../r/r-text.ts';
import { script } from './script.ts';

/** `invariance.R`: tests measurement invariance of each score that sums items, with one factor per group. */
export const invariance: Form = {
  name: 'invariance',
  async begin({ folder, tables, about }) {
    return {
      async end() {
        const file = new TextFile(join(folder, 'invariance.R'));
        await file.write(
          `# Release ${about.name.replaceAll(/\s+/g, ' ')}: do the questions mean the same to all groups?\n`,
        );
        await file.write(script);
        for (const scale of tables.flatMap(listScales)) await file.write(scaleInR(scale));
        await file.write('\nshow_invariance()\n');
        await file.end();
      },
    };
  },
};

interface Scale {
  readonly table: string;
  readonly title: string;
  /** Names of the columns of its items. */
  readonly items: readonly string[];
}

/** A one-factor model is identified by at least three items. */
const fewestItems = 3;

/** Lists the reported scores that sum items directly. A total of subscales does not have one factor. */
function listScales({ name, instrument, columns }: Table): Scale[] {
  const scores = instrument?.scores ?? [];
  return scores.flatMap(({ title, formula, report }) => {
    if (report === undefined || !('items' in formula) || !['sum', 'mean'].includes(formula.kind)) return [];
    const items = formula.items.flatMap(
      (id) => columns.find(({ question, option }) => question?.id === id && option === undefined)?.name ?? [],
    );
    return items.length < fewestItems ? [] : [{ table: name, title, items }];
  });
}

function scaleInR({ table, title, items }: Scale): string {
  return `\nexamine(${rText(`${table}.csv`)}, ${rText(title)},\n  c(${items.map(rText).join(', ')}))\n`;
}
