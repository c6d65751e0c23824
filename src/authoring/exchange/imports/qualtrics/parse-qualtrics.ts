import {
  createChangeNote,
  createConditionNote,
  createMatrixScreen,
  createOmissionNote,
  type ForeignForm,
  type ForeignOption,
  type ForeignPart,
  type ForeignScale,
  type ImportNote,
} from '../foreign-form.ts';
import { toObject, toObjects, toText, type UnknownObject } from '../json-object.ts';
import { toPlainText } from '../plain-text.ts';
import {
  createNumberScale,
  createRangeScale,
  createTextScale,
  endLabels,
  textLengths,
} from '../range-scale.ts';
import { parseDisplayLogic } from './display-logic.ts';
import { listOptions, listRows } from './options.ts';
import { listScores } from './scoring.ts';

/** Whether a JSON file is a survey of Qualtrics (.qsf). */
export function isQualtrics(json: UnknownObject): boolean {
  return Array.isArray(json.SurveyElements);
}

/** Parses a survey of Qualtrics. */
export function parseQualtrics(json: UnknownObject): ForeignForm {
  const elements = toObjects(json.SurveyElements);
  const questions = new Map(
    elements
      .filter(({ Element }) => Element === 'SQ')
      .map(({ PrimaryAttribute, Payload }) => [toText(PrimaryAttribute), toObject(Payload)]),
  );
  const reader = new QuestionReader(questions);
  for (const id of listOrder(elements, questions)) reader.read(id);
  const entry = toObject(json.SurveyEntry);
  return {
    title: toText(entry.SurveyName),
    language: toText(entry.SurveyLanguage).toLowerCase().split('-')[0] || undefined,
    parts: reader.parts,
    scores: listScores(elements, [...reader.gradings]),
    notes: reader.notes,
  };
}

/** The order of the questions in the blocks; those in the trash are not listed. */
function listOrder(
  elements: readonly UnknownObject[],
  questions: ReadonlyMap<string, UnknownObject>,
): string[] {
  const blocks = elements
    .filter(({ Element }) => Element === 'BL')
    .flatMap(({ Payload }) =>
      Array.isArray(Payload) ? toObjects(Payload) : toObjects(Object.values(toObject(Payload))),
    );
  const listed = blocks
    .filter(({ Type }) => Type !== 'Trash')
    .flatMap(({ BlockElements }) => toObjects(BlockElements).map(({ QuestionID }) => toText(QuestionID)));
  const own = listed.filter((id) => questions.has(id));
  return own.length > 0 ? own : [...questions.keys()];
}

class QuestionReader {
  readonly parts: ForeignPart[] = [];
  readonly notes: ImportNote[] = [];
  /** The grades of each imported question by its name. */
  readonly gradings = new Map<
    string,
    { readonly payload: UnknownObject; readonly options: readonly ForeignOption[]; readonly row?: string }
  >();
  private readonly questions: ReadonlyMap<string, UnknownObject>;

  constructor(questions: ReadonlyMap<string, UnknownObject>) {
    this.questions = questions;
  }

  read(id: string): void {
    const payload = this.questions.get(id) ?? {};
    const name = toText(payload.DataExportTag) || id;
    const type = toText(payload.QuestionType);
    const text = toPlainText(toText(payload.QuestionText));
    const position = { path: `SurveyElements.${id}` };
    const logic = parseDisplayLogic(toObject(payload.DisplayLogic), this.questions);
    if (logic === undefined)
      this.notes.push(createConditionNote({ path: `${position.path}.DisplayLogic` }, name));
    const base = { position, showWhen: logic ?? undefined };
    if (type === 'DB') {
      if (text !== '') this.parts.push({ ...base, name, instruction: text });
      return;
    }
    const scale = this.findScale(payload, type, name, position);
    if (scale === undefined) return;
    if (type !== 'Matrix' && !(type === 'Slider' && listRows(payload).length > 1)) {
      this.add({ ...base, name, text: text || name, scale }, payload);
      return;
    }
    if (text !== '') this.parts.push(createMatrixScreen(name, position, text, base.showWhen));
    for (const row of listRows(payload))
      this.add({ ...base, name: `${name}_${row.raw}`, text: row.label, scale }, payload, row.raw);
  }

  private add(
    part: Extract<ForeignPart, { scale: ForeignScale }>,
    payload: UnknownObject,
    row?: string,
  ): void {
    this.parts.push(part);
    const options = 'options' in part.scale ? part.scale.options : [];
    this.gradings.set(part.name, { payload, options, ...(row !== undefined && { row }) });
  }

  private findScale(
    payload: UnknownObject,
    type: string,
    name: string,
    position: ForeignPart['position'],
  ): ForeignScale | undefined {
    const selector = toText(payload.Selector);
    const leaveOut = (why: string) => {
      this.notes.push(
        createOmissionNote(position, `"${name}", a question of the type "${type}/${selector}"`, why, {
          part: name,
        }),
      );
      return undefined;
    };
    switch (type) {
      case 'MC': {
        const options = listOptions(payload);
        if (options.length < 2) return leaveOut('at least two options');
        const isOpen = JSON.stringify(payload.Choices ?? '').includes('"TextEntry"');
        if (isOpen)
          this.notes.push(
            createChangeNote(position, `"${name}"`, "an option without a text in the person's own words", {
              part: name,
            }),
          );
        return { kind: selector.startsWith('MA') ? 'several' : 'choice', options };
      }
      case 'Matrix': {
        if (selector !== 'Likert' && selector !== 'Bipolar')
          return leaveOut('a matrix with one scale; others are separate questions');
        const options = listOptions(payload, 'Answers');
        if (options.length < 2) return leaveOut('at least two options');
        return { kind: toText(payload.SubSelector).startsWith('Multiple') ? 'several' : 'choice', options };
      }
      case 'Slider': {
        const { CSSliderMin, CSSliderMax } = toObject(payload.Configuration);
        const [min, max] = [Number(CSSliderMin ?? 0), Number(CSSliderMax ?? 100)];
        const scale = createRangeScale(min, max, endLabels.low, endLabels.high);
        if (scale) return scale;
        this.notes.push(
          createChangeNote(position, `"${name}"`, `a line from 0 to 100 in place of ${min} to ${max}`, {
            part: name,
          }),
        );
        return { kind: 'analogue', ...endLabels };
      }
      case 'TE': {
        const { ContentType, ValidDecimals: _, Min, Max } = toObject(toObject(payload.Validation).Settings);
        if (toText(ContentType) === '' && !selector.startsWith('FORM'))
          return createTextScale(undefined, selector === 'SL' ? textLengths.line : textLengths.paragraph);
        if (ContentType !== 'ValidNumber')
          return leaveOut(
            'a question with answers to choose from, a number or a text; addresses are not asked',
          );
        const toLimit = (value: unknown) =>
          value === undefined || value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);
        return createNumberScale(toLimit(Min), toLimit(Max));
      }
      default:
        return leaveOut('a question with answers to choose from, a slider or a whole number');
    }
  }
}
