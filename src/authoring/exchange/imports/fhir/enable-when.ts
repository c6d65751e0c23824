import type { Logic, ComparisonOperator } from '../logic.ts';
import { toObject, toObjects, toText, type UnknownObject } from './resource.ts';

/**
 * Parses the conditions of an item and joins them.
 * @param several names of the multiple-choice questions
 * @returns undefined if one of them is not supported; null if there are none
 */
export function parseEnableWhen(item: UnknownObject, several: ReadonlySet<string>): Logic | null | undefined {
  const conditions = toObjects(item.enableWhen).map((condition) => parseLogic(condition, several));
  const known = conditions.filter((condition) => condition !== undefined);
  if (conditions.length === 0) return null;
  if (known.length < conditions.length) return undefined;
  const [first] = known;
  if (known.length === 1) return first;
  return toText(item.enableBehavior) === 'any' ? { any: known } : { all: known };
}

const operators: readonly string[] = ['=', '!=', '<', '<=', '>', '>='];

function parseLogic(condition: UnknownObject, several: ReadonlySet<string>): Logic | undefined {
  const name = toText(condition.question);
  const operator = toText(condition.operator);
  if (operator === 'exists') {
    const answered: Logic = { name, answered: true };
    return condition.answerBoolean === false ? { not: answered } : answered;
  }
  const raw = getRawAnswer(condition);
  if (raw === undefined || !operators.includes(operator)) return undefined;
  if (!several.has(name)) return { name, operator: operator as ComparisonOperator, raw };
  const includes: Logic = { name, includes: raw };
  if (operator === '=') return includes;
  return operator === '!=' ? { not: includes } : undefined;
}

function getRawAnswer({
  answerCoding,
  answerBoolean,
  answerInteger,
  answerDecimal,
  answerString,
}: UnknownObject): string | undefined {
  if (answerCoding !== undefined) return toText(toObject(answerCoding).code) || undefined;
  const plain = [answerBoolean, answerInteger, answerDecimal, answerString].find((one) => one !== undefined);
  return plain === undefined ? undefined : String(plain);
}
