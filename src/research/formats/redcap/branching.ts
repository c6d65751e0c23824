import type { AnswerCondition } from '#domain/instrument/instrument.ts';
import type { Table } from '#domain/tables/table.ts';
import { toFieldName } from './names.ts';

/**
 * Converts a condition to REDCap branching logic. Comparisons with limits first test for an answer, since an
 * empty field counts as 0.
 */
export function createBranching(table: Table, condition: AnswerCondition): string {
  const part = (one: AnswerCondition) => createBranching(table, one);
  if ('all' in condition) return joined(condition.all.map(part), 'and');
  if ('any' in condition) return joined(condition.any.map(part), 'or');
  if ('not' in condition) return `not(${part(condition.not)})`;
  const getField = (id: string) => {
    const column = table.columns.find(({ question }) => question?.id === id);
    return column ? toFieldName(table, column) : id;
  };
  if ('sumOf' in condition) {
    // REDCap adds codes, so the codebook is the source where values differ from codes.
    const fields = condition.sumOf.map((id) => `[${getField(id)}]`);
    const sum = `(${fields.join(' + ')})`;
    return joined(
      [
        ...fields.map((field) => `${field} <> ''`),
        ...(condition.from === undefined ? [] : [`${sum} >= ${condition.from}`]),
        ...(condition.upTo === undefined ? [] : [`${sum} <= ${condition.upTo}`]),
      ],
      'and',
    );
  }
  const { item, is, from, upTo, includes } = condition;
  const field = getField(item);
  if (includes !== undefined) return `[${field}(${includes})] = '1'`;
  const limits = [
    ...(is === undefined ? [] : [`[${field}] = '${is}'`]),
    ...(from === undefined && upTo === undefined ? [] : [`[${field}] <> ''`]),
    ...(from === undefined ? [] : [`[${field}] >= ${from}`]),
    ...(upTo === undefined ? [] : [`[${field}] <= ${upTo}`]),
  ];
  return joined(limits, 'and');
}

function joined(parts: readonly string[], word: 'and' | 'or'): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(` ${word} `)})`;
}
