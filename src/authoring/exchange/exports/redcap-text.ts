import type { AnswerCondition, Instrument, Scale, Score, ScoreRule } from '#domain/instrument/instrument.ts';
import { getScale, listQuestions, type Question } from '#domain/instrument/questions.ts';
import { computeAnswerValue, computeScaleRange } from '#domain/scoring/item-values.ts';

/** Converts an id to a field name: "qNoise" becomes "q_noise". */
export function toFieldName(id: string): string {
  return id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');
}

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

/** Converts a condition on answers to branching logic. */
export function createBranching(instrument: Instrument, condition: AnswerCondition): string {
  const part = (one: AnswerCondition) => createBranching(instrument, one);
  if ('all' in condition) return join(condition.all.map(part), 'and');
  if ('any' in condition) return join(condition.any.map(part), 'or');
  if ('not' in condition) return `not(${part(condition.not)})`;
  const { item, is, from, upTo, includes } = condition;
  const field = toFieldName(item);
  if (includes !== undefined) return `[${field}(${includes})] = '1'`;
  const question = listQuestions(instrument).find(({ id }) => id === item);
  const scale = question && getScale(instrument, question);
  if (!scale || (scale.kind !== 'choice' && scale.kind !== 'bipolar')) {
    const limits = [
      ...(is === undefined ? [] : [`[${field}] = '${is}'`]),
      ...(from === undefined ? [] : [`[${field}] >= '${from}'`]),
      ...(upTo === undefined ? [] : [`[${field}] <= '${upTo}'`]),
    ];
    return join(limits, 'and');
  }
  const isSelected = (code: number) =>
    (is === undefined || code === is) &&
    (from === undefined || code >= from) &&
    (upTo === undefined || code <= upTo);
  return join(
    listExportCodes(scale).flatMap(({ code, raw }) => (isSelected(code) ? [`[${field}] = '${raw}'`] : [])),
    'or',
  );
}

function join(parts: readonly string[], word: 'and' | 'or'): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(` ${word} `)})`;
}

/** Converts a score to the calculation of a field. */
export function createCalculation(instrument: Instrument, { formula, decimals }: Score): string {
  const value = (id: string) => createValue(instrument, id);
  const score = (id: string) => `[${toFieldName(id)}]`;
  const inRange = (of: string, { from, upTo }: { readonly from?: number; readonly upTo?: number }) =>
    join(
      [
        ...(from === undefined ? [] : [`${of} >= ${from}`]),
        ...(upTo === undefined ? [] : [`${of} <= ${upTo}`]),
      ],
      'and',
    );
  const createRule = (rule: ScoreRule): string => {
    if ('all' in rule) return join(rule.all.map(createRule), 'and');
    if ('any' in rule) return join(rule.any.map(createRule), 'or');
    if ('of' in rule)
      return `(${rule.of.map((one) => `if(${createRule(one)}, 1, 0)`).join(' + ')}) >= ${rule.atLeast}`;
    return inRange('score' in rule ? score(rule.score) : value(rule.item), rule);
  };
  const rounded = (text: string) => (decimals < 4 ? `round(${text}, ${decimals})` : text);
  switch (formula.kind) {
    case 'sum':
      return formula.items.map(value).join(' + ');
    case 'mean':
      return rounded(`mean(${formula.items.map(value).join(', ')})`);
    case 'weightedSum':
      return rounded(formula.items.map((id, at) => `${value(id)} * ${formula.weights[at] ?? 0}`).join(' + '));
    case 'sumOfScores':
      return formula.scores.map(score).join(' + ');
    case 'difference':
      return `${score(formula.minuend)} - ${score(formula.subtrahend)}`;
    case 'ratio':
      return rounded(`${score(formula.numerator)} / ${score(formula.denominator)}`);
    case 'linear':
      return rounded(`${formula.a} + ${score(formula.score)} * ${formula.b}`);
    case 'countFrom':
      return formula.items.map((id) => `if(${inRange(value(id), formula)}, 1, 0)`).join(' + ');
    case 'highest':
      return `max(${formula.items.map(value).join(', ')})`;
    case 'table':
      return formula.rows.reduceRight(
        (rest, { from, to = from, value: number }) =>
          `if(${inRange(score(formula.score), { from, upTo: to })}, ${number}, ${rest})`,
        '""',
      );
    case 'rules':
      return formula.cases.reduceRight(
        (rest, one) => `if(${createRule(one.when)}, ${one.value}, ${rest})`,
        `${formula.otherwise}`,
      );
  }
}

/** The value of an item: reversed if it is reverse-scored. */
function createValue(instrument: Instrument, id: string): string {
  const question = listQuestions(instrument).find((one) => one.id === id);
  if (!question) return '0';
  const scale = getScale(instrument, question);
  const field = toFieldName(id);
  if (scale.kind === 'several') return createSeveralValue(scale, field);
  const value =
    scale.kind === 'choice' || scale.kind === 'bipolar'
      ? createOptionValue(scale, question, field)
      : `[${field}]`;
  if (question.reverse !== true) return value;
  const { low, high } = computeScaleRange(scale);
  return `(${Number(low.over) / Number(low.under) + Number(high.over) / Number(high.under)} - ${value})`;
}

function createSeveralValue(scale: Extract<Scale, { kind: 'several' }>, field: string): string {
  return `(${scale.options.map(({ code, value = 1 }) => (value === 1 ? `[${field}(${code})]` : `[${field}(${code})] * ${value}`)).join(' + ')})`;
}

function createOptionValue(scale: ListScale, question: Question, field: string): string {
  const plain = { ...question, reverse: false };
  const options = listExportCodes(scale).map(({ code, raw }) => {
    const value = computeAnswerValue(scale, plain, code);
    return { raw, value: value === null ? 0 : Number(value.over) / Number(value.under) };
  });
  if (options.every(({ raw, value }) => Number(raw) === value)) return `[${field}]`;
  return options.reduceRight((rest, { raw, value }) => `if([${field}] = '${raw}', ${value}, ${rest})`, '0');
}
