import type { AnswerCondition } from '../instrument/instrument.ts';

/** How a dictionary writes the answers of items. */
export interface FieldReader {
  /** Returns the field name of an item. */
  readonly getField: (id: string) => string;
  /** Returns the number that an item adds to a sum. Default: what its field stores. */
  readonly getValue?: (id: string) => string;
  /** Returns the answer as a number, where the field stores another form, such as a clock time. */
  readonly getNumber?: (id: string) => string | undefined;
  /** Lists the options of an item whose field stores other numbers than its codes. */
  readonly listOptions?: (
    id: string,
  ) => readonly { readonly code: number; readonly raw: string }[] | undefined;
}

/**
 * Converts a condition to REDCap branching logic. Comparisons with limits first test for an answer, since an
 * empty field counts as 0.
 */
export function createBranching(reader: FieldReader, condition: AnswerCondition): string {
  const part = (one: AnswerCondition) => createBranching(reader, one);
  if ('all' in condition) return joinLogic(condition.all.map(part), 'and');
  if ('any' in condition) return joinLogic(condition.any.map(part), 'or');
  if ('not' in condition) return `not(${part(condition.not)})`;
  if ('sumOf' in condition) {
    const fields = condition.sumOf.map((id) => `[${reader.getField(id)}]`);
    const getValue = reader.getValue ?? ((id: string) => `[${reader.getField(id)}]`);
    const sum = `(${condition.sumOf.map(getValue).join(' + ')})`;
    return joinLogic([...fields.map((field) => `${field} <> ''`), ...createLimits(sum, condition)], 'and');
  }
  const { item, is, from, upTo, includes } = condition;
  const field = reader.getField(item);
  if (includes !== undefined) return `[${field}(${includes})] = '1'`;
  const options = reader.listOptions?.(item);
  if (options) {
    const selected = options.filter(
      ({ code }) => code >= (is ?? from ?? code) && code <= (is ?? upTo ?? code),
    );
    return joinLogic(
      selected.map(({ raw }) => `[${field}] = '${raw}'`),
      'or',
    );
  }
  const number = reader.getNumber?.(item);
  const hasLimits = from !== undefined || upTo !== undefined || number !== undefined;
  const limits = [
    ...(is === undefined ? [] : [number === undefined ? `[${field}] = '${is}'` : `${number} = ${is}`]),
    ...createLimits(number ?? `[${field}]`, condition),
  ];
  return joinLogic([...(hasLimits ? [`[${field}] <> ''`] : []), ...limits], 'and');
}

/** Converts limits to comparisons of a value. */
export function createLimits(
  value: string,
  { from, upTo }: { readonly from?: number; readonly upTo?: number },
): string[] {
  return [
    ...(from === undefined ? [] : [`${value} >= ${from}`]),
    ...(upTo === undefined ? [] : [`${value} <= ${upTo}`]),
  ];
}

/** Joins comparisons, in brackets if there are several. */
export function joinLogic(parts: readonly string[], word: 'and' | 'or'): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(` ${word} `)})`;
}
