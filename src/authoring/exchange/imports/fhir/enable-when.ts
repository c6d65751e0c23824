import { toLogic, type Logic } from '../expression/logic.ts';
import type { ComparisonOperator } from '../expression/expression.ts';
import { parseFhirPath, type FhirVariables } from './fhirpath.ts';
import { toObject, toObjects, toText, type UnknownObject } from '../json-object.ts';
import { getExtension } from './resource.ts';

/**
 * Parses the conditions of an item and joins them.
 * @param several names of the multiple-choice questions
 * @returns undefined if one of them is not supported; null if there are none
 */
export function parseEnableWhen(
  item: UnknownObject,
  several: ReadonlySet<string>,
  variables: FhirVariables,
): Logic | null | undefined {
  const text = toText(
    toObject(getExtension(item, 'sdc-questionnaire-enableWhenExpression').valueExpression).expression,
  );
  if (text !== '') {
    const expression = parseFhirPath(text, variables);
    return expression && toLogic(expression);
  }
  const conditions = toObjects(item.enableWhen).map((condition) => parseLogic(condition, several));
  const known = conditions.filter((condition) => condition !== undefined);
  if (conditions.length === 0) return null;
  if (known.length < conditions.length) return undefined;
  const [first] = known;
  if (known.length === 1) return first;
  // R3 has no enableBehavior: any of its conditions is enough.
  const isAny =
    toText(item.enableBehavior) === 'any' ||
    toObjects(item.enableWhen).every(({ operator }) => operator === undefined);
  return isAny ? { any: known } : { all: known };
}

const operators: readonly string[] = ['=', '!=', '<', '<=', '>', '>='];

function parseLogic(condition: UnknownObject, several: ReadonlySet<string>): Logic | undefined {
  const name = toText(condition.question);
  const operator = toText(condition.operator) || (condition.hasAnswer === undefined ? '=' : 'exists');
  if (operator === 'exists') {
    const answered: Logic = { name, answered: true };
    return condition.answerBoolean === false || condition.hasAnswer === false ? { not: answered } : answered;
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
  answerQuantity,
  answerBoolean,
  answerInteger,
  answerDecimal,
  answerString,
}: UnknownObject): string | undefined {
  if (answerCoding !== undefined) {
    const { code, display } = toObject(answerCoding);
    return toText(code) || toText(display) || undefined;
  }
  if (answerQuantity !== undefined) return String(toObject(answerQuantity).value ?? '') || undefined;
  const plain = [answerBoolean, answerInteger, answerDecimal, answerString].find((one) => one !== undefined);
  return plain === undefined ? undefined : String(plain);
}
