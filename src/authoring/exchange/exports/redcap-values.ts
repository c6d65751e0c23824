import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { getScale, listQuestions, type Question } from '#domain/instrument/questions.ts';
import type { FieldReader } from '#domain/redcap/branching.ts';
import { toSnakeCase } from '#domain/redcap/field-name.ts';
import { computeAnswerValue, computeScaleRange } from '#domain/scoring/item-values.ts';

type ListScale = Extract<Scale, { kind: 'choice' | 'bipolar' }>;

/** Lists the options as REDCap stores them: by what they count, if those numbers differ, else by code. */
export function listExportCodes(
  scale: ListScale,
): readonly { readonly code: number; readonly raw: string; readonly label: string }[] {
  if (scale.kind === 'bipolar')
    return scale.positions.map(({ code, label }) => ({ code, raw: String(code), label }));
  const values = scale.options.map(({ code, value = code }) => value);
  const areUnique = new Set(values).size === values.length && values.every(Number.isInteger);
  return scale.options.map(({ code, label }, at) => ({
    code,
    raw: String(areUnique ? values[at] : code),
    label,
  }));
}

/** Reads the fields of a questionnaire in branching logic. */
export function createFieldReader(instrument: Instrument): FieldReader {
  const findScale = (id: string) => {
    const question = listQuestions(instrument).find((one) => one.id === id);
    return question && getScale(instrument, question);
  };
  return {
    getField: toSnakeCase,
    getValue: (id) => createItemValue(instrument, id),
    getNumber: (id) => (findScale(id)?.kind === 'time' ? createMinutes(toSnakeCase(id)) : undefined),
    listOptions: (id) => {
      const scale = findScale(id);
      return scale?.kind === 'choice' || scale?.kind === 'bipolar' ? listExportCodes(scale) : undefined;
    },
  };
}

/** Creates the value of an item: reversed if it is reverse-scored. */
export function createItemValue(instrument: Instrument, id: string): string {
  const question = listQuestions(instrument).find((one) => one.id === id);
  if (!question) return '0';
  const scale = getScale(instrument, question);
  const field = toSnakeCase(id);
  if (scale.kind === 'several') return createSeveralValue(scale, field);
  const value =
    scale.kind === 'choice' || scale.kind === 'bipolar'
      ? createOptionValue(scale, question, field)
      : scale.kind === 'time'
        ? createMinutes(field)
        : `[${field}]`;
  if (question.reverse !== true) return value;
  const { low, high } = computeScaleRange(scale);
  return `(${Number(low.over) / Number(low.under) + Number(high.over) / Number(high.under)} - ${value})`;
}

/** Minutes after midnight of a field that stores a clock time. */
function createMinutes(field: string): string {
  return `datediff('00:00', [${field}], 'm', true)`;
}

function createSeveralValue(scale: Extract<Scale, { kind: 'several' }>, field: string): string {
  return `(${scale.options.map(({ code, value = 1 }) => (value === 1 ? `[${field}(${code})]` : `[${field}(${code})] * ${value}`)).join(' + ')})`;
}

function createOptionValue(scale: ListScale, question: Question, field: string): string {
  const plain = { ...question, reverse: false };
  const options = listExportCodes(scale).map(({ code, raw }) => {
    const value = computeAnswerValue(scale, plain, code);
    return { raw, value: value === null ? '""' : Number(value.over) / Number(value.under) };
  });
  if (options.every(({ raw, value }) => Number(raw) === value)) return `[${field}]`;
  const hasEmpty = options.some(({ value }) => value === '""');
  return options.reduceRight(
    (rest, { raw, value }) => `if([${field}] = '${raw}', ${value}, ${rest})`,
    hasEmpty ? '""' : '0',
  );
}
