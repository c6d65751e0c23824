import type { Formula, Recode, ScoreRule } from '#domain/instrument/instrument.ts';
import type { Term } from './linear.ts';
import type { ScoreBook } from './score-book.ts';
import { listItemValues } from './values.ts';

type Rules = Extract<Formula, { kind: 'rules' }>;

/** Converts categories of one item to what each of its values counts; undefined if they read more than one item. */
export function toRecodedTerm(rules: Rules, book: ScoreBook): Term | undefined {
  const items = new Set(rules.cases.flatMap(({ when }) => listRead(when)));
  const [id] = items;
  const question = items.size === 1 && id !== '' ? book.getQuestionById(id) : undefined;
  const values = question && listItemValues(question.scale);
  if (!values || id === undefined) return undefined;
  const rows = values.map((from) => ({
    from,
    value: rules.cases.find(({ when }) => holds(when, from))?.value ?? rules.otherwise,
  }));
  return { of: 'item', id, weight: 1, recode: joinRows(rows), rules };
}

/** Converts cases that name every value of one item; undefined if a value has none. */
export function toWholeRecode(cases: Rules['cases'], book: ScoreBook): Term | undefined {
  const term = toRecodedTerm({ kind: 'rules', cases, otherwise: Number.NaN }, book);
  if (!term?.recode || term.recode.some(({ value }) => Number.isNaN(value))) return undefined;
  const { rules: _, ...rest } = term;
  return rest;
}

/** Ids of the items that a rule reads; '' for a score. */
function listRead(rule: ScoreRule): string[] {
  if ('all' in rule) return rule.all.flatMap(listRead);
  if ('any' in rule) return rule.any.flatMap(listRead);
  if ('not' in rule) return listRead(rule.not);
  if ('of' in rule) return rule.of.flatMap(listRead);
  return ['item' in rule ? rule.item : ''];
}

function holds(rule: ScoreRule, value: number): boolean {
  const part = (one: ScoreRule) => holds(one, value);
  if ('all' in rule) return rule.all.every(part);
  if ('any' in rule) return rule.any.some(part);
  if ('not' in rule) return !part(rule.not);
  if ('of' in rule) return rule.of.filter(part).length >= rule.atLeast;
  return value >= (rule.from ?? value) && value <= (rule.upTo ?? value);
}

/** Joins neighbouring values that count the same. */
function joinRows(rows: readonly { readonly from: number; readonly value: number }[]): Recode {
  const joined: { from: number; to?: number; value: number }[] = [];
  for (const { from, value } of rows) {
    const last = joined.at(-1);
    if (last?.value === value) last.to = from;
    else joined.push({ from, value });
  }
  return joined;
}
