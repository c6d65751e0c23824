import { parseExpression } from '../expression/parse-expression.ts';
import { type Logic, parseLogicText } from '../expression/logic.ts';
import { toObject, toObjects, toText, type UnknownObject } from '../json-object.ts';
import {
  createChangeNote,
  createConditionNote,
  createMatrixScreen,
  createOmissionNote,
  type ForeignForm,
  type ForeignPart,
  type ForeignScale,
  type ImportNote,
  type Translations,
} from '../foreign-form.ts';
import { headings } from '../headings.ts';
import type { ForeignScore } from '../foreign-form.ts';
import { listChoices, parseElementScale, readText } from './scale.ts';

/** Whether a JSON file is a survey of SurveyJS. */
export function isSurveyJs(json: UnknownObject): boolean {
  return (
    Array.isArray(json.pages) ||
    (Array.isArray(json.elements) && json.resourceType === undefined) ||
    Array.isArray(json.questions)
  );
}

/** Parses a survey of SurveyJS. */
export function parseSurveyJs(json: UnknownObject, title: string): ForeignForm {
  const reader = new SurveyReader();
  const pages = toObjects(json.pages);
  if (pages.length === 0) reader.read(json, '', []);
  for (const [at, page] of pages.entries()) reader.readPage(page, `pages[${at}]`);
  for (const [at, value] of toObjects(json.calculatedValues).entries())
    reader.addScore(toText(value.name), '', toText(value.expression), `calculatedValues[${at}]`);
  const own = readText(json.title);
  return {
    title: own.text || title,
    language: toText(json.locale) || undefined,
    parts: reader.parts,
    scores: reader.scores,
    notes: reader.notes,
    translations: own.translations,
  };
}

class SurveyReader {
  readonly parts: ForeignPart[] = [];
  readonly scores: ForeignScore[] = [];
  readonly notes: ImportNote[] = [];

  readPage(page: UnknownObject, path: string): void {
    const conditions = this.addCondition(page, path, []);
    this.addScreen(page, path, conditions);
    this.read(page, path, conditions);
  }

  read(group: UnknownObject, path: string, conditions: readonly Logic[]): void {
    const elements = [...toObjects(group.elements), ...toObjects(group.questions)];
    for (const [at, element] of elements.entries())
      this.readElement(element, `${path === '' ? '' : `${path}.`}elements[${at}]`, conditions);
  }

  addScore(name: string, title: string, text: string, path: string): void {
    const expression = parseExpression(text);
    this.scores.push({ name, title: title || name, position: { path }, expression, text });
  }

  private readElement(element: UnknownObject, path: string, groups: readonly Logic[]): void {
    const [type, name] = [toText(element.type), toText(element.name)];
    if (type === 'expression') {
      this.addScore(name, readText(element.title).text, toText(element.expression), path);
      return;
    }
    const conditions = this.addCondition(element, path, groups);
    if (type === 'panel') {
      this.addScreen(element, path, conditions);
      this.read(element, path, conditions);
      return;
    }
    const { text, translations } = readText(element.title);
    const showWhen = joinConditions(conditions);
    if (type === 'html') {
      const html = readText(element.html);
      this.parts.push({
        name,
        position: { path },
        instruction: html.text,
        showWhen,
        translations: html.translations,
      });
      return;
    }
    this.reportExtras(element, name, path);
    if (type === 'matrix') {
      this.readMatrix(element, path, showWhen, text);
      return;
    }
    const imported = parseElementScale(element);
    if (imported.scale === undefined) {
      this.notes.push(
        createOmissionNote({ path }, `"${name}", a question of the type "${type}"`, imported.why, {
          part: name,
        }),
      );
      return;
    }
    if (imported.changes)
      this.notes.push(createChangeNote({ path }, `"${name}"`, imported.changes, { part: name }));
    this.addQuestion(name, path, text || name, imported.scale, showWhen, translations);
  }

  /** Each row of a matrix is a question, under a screen with its title. */
  private readMatrix(element: UnknownObject, path: string, showWhen: Logic | undefined, text: string): void {
    const options = listChoices(element.columns);
    const name = toText(element.name);
    if (options.length < 2) {
      this.notes.push(
        createOmissionNote({ path: `${path}.columns` }, `the matrix "${name}"`, 'at least two columns', {
          part: name,
        }),
      );
      return;
    }
    if (text !== '') this.parts.push(createMatrixScreen(name, { path }, text, showWhen));
    for (const row of listChoices(element.rows))
      this.addQuestion(
        `${name}.${row.raw}`,
        path,
        row.label,
        { kind: 'choice', options },
        showWhen,
        row.translations,
      );
  }

  private addQuestion(
    name: string,
    path: string,
    text: string,
    scale: ForeignScale,
    showWhen: Logic | undefined,
    translations: Translations | undefined,
  ): void {
    this.parts.push({ name, position: { path }, text, scale, showWhen, translations });
  }

  private addScreen(group: UnknownObject, path: string, conditions: readonly Logic[]): void {
    const [title, description] = [readText(group.title), readText(group.description)];
    const instruction = [title.text, description.text].filter((one) => one !== '').join('\n');
    if (instruction === '') return;
    this.parts.push({
      name: toText(group.name) || path,
      position: { path },
      heading: headings.part,
      instruction,
      showWhen: joinConditions(conditions),
    });
  }

  private addCondition(element: UnknownObject, path: string, groups: readonly Logic[]): readonly Logic[] {
    const text = toText(element.visibleIf);
    if (text === '') return groups;
    const own = parseLogicText(text);
    if (own) return [...groups, own];
    const name = toText(element.name);
    this.notes.push(createConditionNote({ path: `${path}.visibleIf` }, name, text));
    return groups;
  }

  private reportExtras(element: UnknownObject, name: string, path: string): void {
    const extras = {
      description: ['the text of the question', 'Write it into the question.'],
      defaultValue: [
        'questions that start unanswered',
        'Nothing: an answer that is there before bends what people say.',
      ],
      validators: ['limits of a number', 'Write what people must keep to into the question.'],
      choicesByUrl: ['options in the file', 'Write the options under "choices".'],
      enableIf: ['conditions of what is shown', 'Write it as "visibleIf".'],
    } as const;
    for (const [key, [expected, fix]] of Object.entries(extras)) {
      const value = element[key];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
      const actual = `${key} of "${name}": ${(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 120)}`;
      this.notes.push(createOmissionNote({ path: `${path}.${key}` }, actual, expected, { part: name, fix }));
    }
    if (toObject(element).visible === false)
      this.notes.push(
        createChangeNote({ path: `${path}.visible` }, `"${name}" is hidden`, 'an item that is asked', {
          part: name,
          fix: 'Remove the item if people must not see it.',
        }),
      );
  }
}

function joinConditions(conditions: readonly Logic[]): Logic | undefined {
  const [only] = conditions;
  return conditions.length > 1 ? { all: conditions } : only;
}
