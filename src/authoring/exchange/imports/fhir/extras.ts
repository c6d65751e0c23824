import { createChangeNote, createOmissionNote, type ImportNote } from '../foreign-form.ts';
import { toObject, toObjects, toText, type UnknownObject } from '../json-object.ts';

/** Reports the parts of an item that a questionnaire has in another form, or not at all. */
export function reportExtras(item: UnknownObject, name: string, path: string): ImportNote[] {
  const notes: ImportNote[] = [];
  const leaveOut = (key: string, actual: string, expected: string, fix: string) =>
    notes.push(createOmissionNote({ path: `${path}.${key}` }, actual, expected, { part: name, fix }));
  const hasInitial =
    item.initial !== undefined ||
    Object.keys(item).some((key) => key.startsWith('initial')) ||
    toObjects(item.answerOption).some(({ initialSelected }) => initialSelected === true);
  if (hasInitial)
    leaveOut(
      'initial',
      `an answer to "${name}" that is there before`,
      'questions that start unanswered',
      'Nothing: an answer that is there before bends what people say.',
    );
  if (item.type === 'group' && item.repeats === true)
    leaveOut(
      'repeats',
      `"${name}", a group that is answered several times`,
      'items that are answered once',
      'Nothing, if once is enough: its items are imported once.',
    );
  const prefix = toText(item.prefix);
  const isScreen = item.type === 'display' || item.type === 'group';
  if (prefix !== '' && !isNumber(prefix) && !isScreen)
    notes.push(
      createChangeNote(
        { path: `${path}.prefix` },
        `the prefix "${prefix}" of "${name}"`,
        'a part of the text',
        { part: name },
      ),
    );
  for (const extension of toObjects(item.extension)) notes.push(...reportExtension(extension, name, path));
  return notes;
}

/** Whether a prefix numbers the items of a paper form: "1.", "(2)", "3:". */
export function isNumber(prefix: string): boolean {
  return /^[([]?\d+[.):\]]*$/.test(prefix);
}

/** Extensions of the whole Questionnaire that change what people see. */
export function reportRootExtensions(root: UnknownObject): ImportNote[] {
  return toObjects(root.extension).flatMap((extension) => reportExtension(extension, '', ''));
}

function reportExtension({ url, ...values }: UnknownObject, name: string, path: string): ImportNote[] {
  const named = toText(url).replace(/^.*\//, '');
  const position = { path: path === '' ? 'extension' : `${path}.extension` };
  const part = name === '' ? {} : { part: name };
  if (/hidden$/i.test(named) && values.valueBoolean === true)
    return [
      createChangeNote(position, `"${name}" is hidden`, 'an item that is asked', {
        ...part,
        fix: 'Remove the item if people must not see it.',
      }),
    ];
  const isExpression =
    /expression$|^sdc-questionnaire-(candidate|launchContext|sourceQueries|itemPopulation)/i.test(named);
  if (!isExpression || /calculatedExpression|enableWhenExpression/.test(named)) return [];
  const text = toText(toObject(values.valueExpression).expression);
  return [
    createOmissionNote(
      position,
      `an expression: ${named}${text === '' ? '' : ` ${text.slice(0, 120)}`}`,
      'formulas of scores, and conditions on answers',
      {
        ...part,
        fix: 'Nothing, if it fills in data of a patient file. Otherwise write it as a score or as "showWhen".',
      },
    ),
  ];
}
