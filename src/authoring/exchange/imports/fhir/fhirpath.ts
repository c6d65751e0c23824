import type { Expression } from '../expression/expression.ts';
import { parseExpression } from '../expression/parse-expression.ts';

/** The named expressions that a FHIRPath expression can read, and the questions. */
export interface FhirVariables {
  readonly named: ReadonlyMap<string, string>;
  /** Link ids of all questions, in order, with their weights or not. */
  readonly questions: readonly string[];
  /** Link ids of the questions whose options count something else than their codes. */
  readonly weighted: ReadonlySet<string>;
  /** Whether this app exported the file: its variables name items and scores. */
  readonly isOwn: boolean;
  /** Names that are scores themselves. */
  readonly scores?: ReadonlySet<string>;
}

/** Nested variables beyond this depth are a circle. */
const maxDepth = 30;

/**
 * Parses a FHIRPath expression, with its variables put in and the paths to answers as fields:
 * `%resource.item.where(linkId='a').answer.value.ordinal()` becomes the field "a".
 * @returns undefined if it is no expression
 */
export function parseFhirPath(text: string, variables: FhirVariables, depth = 0): Expression | undefined {
  const expression = depth > maxDepth ? undefined : parseExpression(text);
  return expression && resolve(expression, variables, depth);
}

function resolve(expression: Expression, variables: FhirVariables, depth: number): Expression {
  const path = toAnswerPath(expression, variables);
  if (path) return path;
  const inner = (one: Expression) => resolve(one, variables, depth);
  switch (expression.kind) {
    case 'variable':
      return resolveVariable(expression.name, variables, depth) ?? expression;
    case 'unary':
      return { ...expression, of: inner(expression.of) };
    case 'binary':
      return { ...expression, left: inner(expression.left), right: inner(expression.right) };
    case 'member': {
      const on = inner(expression.on);
      return on.kind === 'field' && answerSteps.has(expression.name) ? on : { ...expression, on };
    }
    case 'call':
      return resolveCall(
        {
          ...expression,
          args: expression.args.map(inner),
          ...(expression.on && { on: inner(expression.on) }),
        },
        variables.isOwn,
      );
    default:
      return expression;
  }
}

function resolveVariable(name: string, variables: FhirVariables, depth: number): Expression | undefined {
  const own = name.replace(/^%/, '');
  if (variables.scores?.has(own))
    return { kind: 'field', name: variables.isOwn ? own.replace(/^score_/, '') : own };
  if (variables.isOwn && own.startsWith('item_')) {
    const question = variables.questions.find(
      (one) => one.replaceAll('-', '_') === own.slice('item_'.length),
    );
    if (question !== undefined) {
      const field: Expression = { kind: 'field', name: question };
      // Comparisons of the variable are with what the options count, and not with their codes.
      return variables.weighted.has(question) ? { kind: 'call', name: 'weight', args: [field] } : field;
    }
  }
  const text = variables.named.get(own);
  return text === undefined ? undefined : parseFhirPath(text, variables, depth + 1);
}

/** `(a | b).sum()`, `a.combine(b).sum()`, `x.not()` and `x.exists()` as calls of their operands. */
function resolveCall(call: Extract<Expression, { kind: 'call' }>, isOwn: boolean): Expression {
  const { on, name } = call;
  if (on === undefined) return call;
  // `%a.select(iif($this = 1, 2, 3))` reads the answer.
  const [only] = call.args;
  const isAnswer = on.kind === 'field' || (on.kind === 'call' && on.name === 'weight');
  if (name === 'select' && only && isAnswer) return replaceThis(only, on);
  // `(a + b).where($this >= 4).exists()` compares a sum. In the export of this app it is one of item values.
  if (name === 'exists' && on.kind === 'call' && on.name === 'where' && on.on?.kind === 'binary') {
    const [comparison] = on.args;
    const sum: Expression = isOwn ? { kind: 'call', name: 'sum', args: listFields(on.on) } : on.on;
    if (comparison) return replaceThis(comparison, sum);
  }
  if (name === 'not') return { kind: 'unary', operator: 'not', of: on };
  if (name === 'combine' || name === 'union')
    return { kind: 'call', name: 'list', args: [...listMembers(on), ...call.args.flatMap(listMembers)] };
  // The highest of a list, as the export of this app writes it.
  if (name === 'aggregate') {
    const text = JSON.stringify(call.args);
    const kind = text.includes('">"')
      ? 'max'
      : text.includes('"<"')
        ? 'min'
        : text.includes('"+"')
          ? 'sum'
          : undefined;
    return kind ? { kind: 'call', name: kind, args: listMembers(on) } : call;
  }
  if (['sum', 'avg', 'min', 'max', 'count', 'exists', 'empty'].includes(name) && call.args.length === 0) {
    const members = listMembers(on);
    if (members.length > 1) return { kind: 'call', name, args: members };
  }
  return call;
}

function replaceThis(expression: Expression, by: Expression): Expression {
  const inner = (one: Expression) => replaceThis(one, by);
  switch (expression.kind) {
    case 'variable':
      return expression.name === '$this' ? by : expression;
    case 'unary':
      return { ...expression, of: inner(expression.of) };
    case 'binary':
      return { ...expression, left: inner(expression.left), right: inner(expression.right) };
    case 'call':
      return {
        ...expression,
        args: expression.args.map(inner),
        ...(expression.on && { on: inner(expression.on) }),
      };
    default:
      return expression;
  }
}

/** Lists the questions that an expression reads, each once. */
function listFields(expression: Expression): Expression[] {
  const names = [...JSON.stringify(expression).matchAll(/"kind":"field","name":("(?:[^"\\\\]|\\\\.)*")/g)];
  return [...new Set(names.map(([, name = '""']) => JSON.parse(name) as string))].map((name) => ({
    kind: 'field',
    name,
  }));
}

function listMembers(expression: Expression): Expression[] {
  if (expression.kind === 'binary' && expression.operator === '|')
    return [...listMembers(expression.left), ...listMembers(expression.right)];
  return expression.kind === 'call' && expression.name === 'list' ? [...expression.args] : [expression];
}

/** Steps from an answer to its value, and functions that keep it. */
const answerSteps = new Set([
  'value',
  'answer',
  'code',
  'valueCoding',
  'valueInteger',
  'valueDecimal',
  'valueBoolean',
  'valueQuantity',
  'valueString',
]);

interface Step {
  readonly name: string;
  readonly args?: readonly Expression[];
}

/** Returns the question or questions whose answer a path selects. */
function toAnswerPath(expression: Expression, variables: FhirVariables): Expression | undefined {
  const steps = listSteps(expression);
  const [root] = steps ?? [];
  if (!steps || !root || !['%resource', '%questionnaire', '%context', 'item', '%item'].includes(root.name))
    return undefined;
  const answerAt = steps.findIndex(({ name }) => name === 'answer' || name === 'answerOption');
  if (answerAt === -1) return undefined;
  const names = findLinkIds(steps.slice(0, answerAt), variables);
  const fields = names.map((name): Expression => ({ kind: 'field', name }));
  const [first] = fields;
  if (first === undefined) return undefined;
  const rest = steps.slice(answerAt);
  const readsCode = rest.some(({ name }) => name === 'code') && rest.some(({ name }) => name === 'toInteger');
  if (readsCode && names.some((name) => variables.weighted.has(name)))
    return { kind: 'call', name: 'code.toInteger', args: fields };
  const filter = rest.map(toCodeFilter).find((one) => one !== undefined);
  if (filter) return wrap(rest, toComparison(first, filter));
  return wrap(rest, first, fields);
}

/** Returns the functions after a path as calls: `.exists()`, `.sum()`. */
function wrap(rest: readonly Step[], first: Expression, fields: readonly Expression[] = [first]): Expression {
  const last = rest.findLast(({ args }) => args !== undefined && args.length === 0);
  const name = last?.name ?? '';
  if (first.kind !== 'field') return name === 'not' ? { kind: 'unary', operator: 'not', of: first } : first;
  if (['sum', 'avg', 'min', 'max', 'count'].includes(name)) return { kind: 'call', name, args: fields };
  if (name === 'exists' || name === 'empty') return { kind: 'call', name, args: [first] };
  return fields.length > 1 ? { kind: 'call', name: 'list', args: fields } : first;
}

/** `.where(code = '2').exists()` asks for an answer. */
function toCodeFilter({ name, args }: Step): Expression | undefined {
  const [filter] = args ?? [];
  if (name !== 'where' || filter === undefined) return undefined;
  const text = JSON.stringify(filter);
  return /"(code|\$this|value)"/.test(text) && !text.includes('%resource') && !text.includes('url')
    ? filter
    : undefined;
}

function toComparison(field: Expression, filter: Expression): Expression {
  if (filter.kind !== 'binary') return field;
  if (filter.operator === 'and' || filter.operator === 'or')
    return { ...filter, left: toComparison(field, filter.left), right: toComparison(field, filter.right) };
  return { ...filter, left: field };
}

/** Lists the steps of a path; undefined if it is no path. */
function listSteps(expression: Expression): Step[] | undefined {
  switch (expression.kind) {
    case 'variable':
      return [{ name: expression.name }];
    case 'member': {
      const before = listSteps(expression.on);
      return before && [...before, { name: expression.name }];
    }
    case 'call': {
      const before = expression.on ? listSteps(expression.on) : [];
      return before && [...before, { name: expression.name, args: expression.args }];
    }
    default:
      return undefined;
  }
}

/** Finds the questions that the filters of a path select: all, without a filter. */
function findLinkIds(steps: readonly Step[], { questions }: FhirVariables): readonly string[] {
  const filters = steps.filter(({ name }) => name === 'where').flatMap(({ args }) => args ?? []);
  const last = filters.at(-1);
  if (last === undefined)
    return steps.some(({ name }) => name === 'descendants' || name === 'repeat') ? questions : [];
  if (
    last.kind === 'binary' &&
    last.operator === '=' &&
    isLinkId(last.left) &&
    last.right.kind === 'constant'
  )
    return [String(last.right.value)];
  if (last.kind === 'binary' && last.operator === 'in' && isLinkId(last.left)) return listTexts(last.right);
  if (last.kind === 'binary' && last.operator === 'or') return listTexts(last);
  if (last.kind === 'call' && last.name === 'startsWith' && last.on && isLinkId(last.on)) {
    const [start] = last.args.flatMap(listTexts);
    return start === undefined ? [] : questions.filter((one) => one.startsWith(start));
  }
  return [];
}

const isLinkId = (one: Expression) => one.kind === 'variable' && one.name === 'linkId';

function listTexts(expression: Expression): string[] {
  if (expression.kind === 'constant') return [String(expression.value)];
  return expression.kind === 'binary' ? [...listTexts(expression.left), ...listTexts(expression.right)] : [];
}
