import type { Logic } from '../expression/logic.ts';
import { toObject, toText, type UnknownObject } from '../json-object.ts';
import { listOptionIds } from './options.ts';

/**
 * Parses the display logic of a question.
 * @returns undefined if it is not supported; null if there is none
 */
export function parseDisplayLogic(
  logic: UnknownObject,
  questions: ReadonlyMap<string, UnknownObject>,
): Logic | null | undefined {
  const groups = listNumbered(logic).map(toObject);
  if (groups.length === 0) return null;
  const parts = groups.map((group) => parseGroup(group, questions));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const [only] = known;
  return known.length === 1 && only ? only : { any: known };
}

/** Conditions with the keys 0, 1, 2. The conjunction is in each but the first. */
function parseGroup(group: UnknownObject, questions: ReadonlyMap<string, UnknownObject>): Logic | undefined {
  const conditions = listNumbered(group).map(toObject);
  const parts = conditions.map((one) => parseCondition(one, questions));
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  const [only] = known;
  if (known.length === 1) return only;
  const words = new Set(
    conditions
      .slice(1)
      .map(({ Conjuction, Conjunction }) => toText(Conjunction) || toText(Conjuction) || 'And'),
  );
  if (words.size > 1) return undefined;
  return words.has('Or') ? { any: known } : { all: known };
}

function parseCondition(
  condition: UnknownObject,
  questions: ReadonlyMap<string, UnknownObject>,
): Logic | undefined {
  if (toText(condition.LogicType) !== 'Question') return undefined;
  const payload = questions.get(toText(condition.QuestionID) || toText(condition.QuestionIDFromLocator));
  if (payload === undefined) return undefined;
  const name = toText(payload.DataExportTag) || toText(payload.QuestionID);
  const id =
    toText(condition.ChoiceLocator || condition.LeftOperand)
      .split('/')
      .at(-1) ?? '';
  const raw = listOptionIds(payload, 'Choices').find(([own]) => own === id)?.[1];
  const isSeveral = toText(payload.Selector).startsWith('MA');
  const isSelected: Logic | undefined =
    raw === undefined ? undefined : isSeveral ? { name, includes: raw } : { name, operator: '=', raw };
  const value = toText(condition.RightOperand);
  switch (toText(condition.Operator)) {
    case 'Selected':
      return isSelected;
    case 'NotSelected':
      return isSelected && { not: isSelected };
    case 'EqualTo':
      return value === '' ? undefined : { name, operator: '=', raw: value };
    case 'GreaterThan':
      return value === '' ? undefined : { name, operator: '>', raw: value };
    case 'GreaterThanOrEqual':
      return value === '' ? undefined : { name, operator: '>=', raw: value };
    case 'LessThan':
      return value === '' ? undefined : { name, operator: '<', raw: value };
    case 'LessThanOrEqual':
      return value === '' ? undefined : { name, operator: '<=', raw: value };
    case 'NotEmpty':
      return { name, answered: true };
    default:
      return undefined;
  }
}

function listNumbered(part: UnknownObject): unknown[] {
  return Object.entries(part).flatMap(([key, value]) => (/^\d+$/.test(key) ? [value] : []));
}
