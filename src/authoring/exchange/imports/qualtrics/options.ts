import type { ForeignOption } from '../foreign-form.ts';
import { toObject, toText, type UnknownObject } from '../json-object.ts';
import { toPlainText } from '../plain-text.ts';

/**
 * Lists the options of a question with the values that Qualtrics exports.
 * @param key "Choices", or "Answers" for the columns of a matrix
 */
export function listOptions(payload: UnknownObject, key: 'Choices' | 'Answers' = 'Choices'): ForeignOption[] {
  const recode = toObject(payload.RecodeValues);
  const exclusive = (id: string, option: UnknownObject) =>
    option.ExclusiveAnswer === true || option.ExclusiveAnswer === 'true' || id === '-1';
  return listEntries(payload, key).map(([id, option]) => ({
    raw: toText(recode[id]) || (typeof recode[id] === 'number' ? String(recode[id]) : id),
    label: toPlainText(toText(option.Display)) || id,
    ...(exclusive(id, option) && { alone: true }),
  }));
}

/** Lists the rows of a matrix: their names are numbers, and their labels the questions. */
export function listRows(payload: UnknownObject): ForeignOption[] {
  const tags = toObject(payload.ChoiceDataExportTags);
  return listEntries(payload, 'Choices').map(([id, row]) => ({
    raw: (toText(tags[id]).match(/[A-Za-z0-9]+$/) ?? [id])[0] || id,
    label: toPlainText(toText(row.Display)) || id,
  }));
}

/** Lists the ids of options with what the form stores for each. */
export function listOptionIds(payload: UnknownObject, key: 'Choices' | 'Answers'): [string, string][] {
  const options = listOptions(payload, key);
  return listEntries(payload, key).map(([id], at) => [id, options[at]?.raw ?? id]);
}

function listEntries(payload: UnknownObject, key: 'Choices' | 'Answers'): [string, UnknownObject][] {
  const all = toObject(payload[key]);
  const order = payload[key === 'Choices' ? 'ChoiceOrder' : 'AnswerOrder'];
  const ids = Array.isArray(order)
    ? order.map(String).filter((id) => Object.hasOwn(all, id))
    : Object.keys(all);
  return (ids.length > 0 ? ids : Object.keys(all)).map((id) => [id, toObject(all[id])]);
}
