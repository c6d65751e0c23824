import type { Logic } from '../expression/logic.ts';
import { parseExpression } from '../expression/parse-expression.ts';
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
import { headings } from '../headings.ts';
import type { ForeignScore } from '../foreign-form.ts';
import { toPlainText } from '../plain-text.ts';
import { type AnswerNames, parseRelevance, toFields } from './relevance.ts';
import type { SurveyRow } from './read-tables.ts';
import { createAnswerScale, findFixedScale } from './scale.ts';
import { SurveySource } from './survey-source.ts';

/** Parses the tables of a LimeSurvey structure file. */
export function parseLimeSurvey(source: SurveySource): ForeignForm {
  const reader = new QuestionReader(source);
  for (const group of source.listGroups()) reader.readGroup(group);
  const { text, translations } = source.getSurveyTitle();
  return {
    title: text,
    language: source.language || undefined,
    parts: reader.parts,
    scores: reader.scores,
    notes: reader.notes,
    translations,
  };
}

class QuestionReader {
  readonly parts: ForeignPart[] = [];
  readonly scores: ForeignScore[] = [];
  readonly notes: ImportNote[] = [];
  private readonly source: SurveySource;
  private readonly names: AnswerNames = { several: new Set() };

  constructor(source: SurveySource) {
    this.source = source;
  }

  readGroup(group: SurveyRow): void {
    const { name, description, translations } = this.source.getGroupTexts(group);
    const relevance = group.grelevance ?? '';
    const showWhen = this.parseCondition(relevance, name, `group ${group.gid}`);
    const instruction = [name, description].filter((one) => one !== '').join('\n');
    if (instruction !== '')
      this.parts.push({
        name: `group${group.gid}`,
        position: { path: `groups.${group.gid}` },
        heading: headings.part,
        instruction,
        showWhen,
        translations,
      });
    for (const question of this.source.listQuestions(group)) this.readQuestion(question, showWhen);
  }

  private readQuestion(question: SurveyRow, group: Logic | undefined): void {
    const [type = '', name = ''] = [question.type, question.title];
    const path = `questions.${name}`;
    const { text, help, translations } = this.source.getQuestionTexts(question);
    if (type === '*') {
      const equation = toPlainText(text).replace(/^\{([\s\S]*)\}$/, '$1');
      const expression = parseExpression(equation);
      this.scores.push({
        name,
        title: name,
        position: { path },
        expression: expression && toFields(expression),
        text: equation,
      });
      return;
    }
    const own = this.parseCondition(question.relevance ?? '', name, path);
    const showWhen = group && own ? { all: [group, own] } : (own ?? group);
    if (help !== '')
      this.notes.push(
        createChangeNote({ path }, `the help "${help}" of "${name}"`, 'a part of the question, in brackets', {
          part: name,
        }),
      );
    const whole = help === '' ? text : `${text} (${help})`;
    if (type === 'X') {
      this.parts.push({ name, position: { path }, instruction: text, showWhen, translations });
      return;
    }
    this.readAnswers(question, { name, path, text: whole, showWhen, translations });
  }

  private readAnswers(
    question: SurveyRow,
    part: Omit<Extract<ForeignPart, { text: string }>, 'scale' | 'position'> & { path: string },
  ): void {
    const { path, ...own } = part;
    const { name, text, showWhen } = own;
    const type = question.type ?? '';
    const position = { path };
    const rows = this.source.listSubquestions(question);
    const answers = this.source.listAnswers(question);
    if (type === 'M' || type === 'P') {
      const options = rows.map(
        (row): ForeignOption => ({ raw: row.code, label: row.text, translations: row.translations }),
      );
      this.names.several.add(name);
      if (type === 'P')
        this.notes.push(createChangeNote(position, `"${name}"`, 'options without comments', { part: name }));
      this.addQuestion({ ...own, position }, { kind: 'several', options: this.withOther(question, options) });
      return;
    }
    const scale =
      findFixedScale(type, question, this.source) ??
      (answers.length > 0 ? createAnswerScale(this.withOther(question, answers)) : undefined);
    if (scale === undefined || 'why' in scale) {
      const why = scale?.why ?? 'a question with answers to choose from, a slider or a whole number';
      this.notes.push(
        createOmissionNote(position, `"${name}", a question of the type "${type}"`, why, { part: name }),
      );
      return;
    }
    if (scale.changes)
      this.notes.push(createChangeNote(position, `"${name}"`, scale.changes, { part: name }));
    if (rows.length === 0) {
      this.addQuestion({ ...own, position }, scale.scale);
      return;
    }
    // Each row of an array is a question, under a screen with the text of the array.
    if (text !== '') this.parts.push(createMatrixScreen(name, position, text, showWhen));
    for (const row of rows)
      this.addQuestion(
        { name: `${name}_${row.code}`, position, text: row.text, showWhen, translations: row.translations },
        scale.scale,
      );
  }

  private addQuestion(
    part: Omit<Extract<ForeignPart, { text: string }>, 'scale'>,
    scale: ForeignScale,
  ): void {
    if ('options' in scale && scale.options.length < 2) {
      this.notes.push(
        createOmissionNote(part.position, `"${part.name}"`, 'at least two options', { part: part.name }),
      );
      return;
    }
    this.parts.push({ ...part, scale });
  }

  private withOther(question: SurveyRow, options: readonly ForeignOption[]): readonly ForeignOption[] {
    return question.other === 'Y' ? [...options, { raw: '-oth-', label: 'Other' }] : options;
  }

  private parseCondition(text: string, name: string, path: string): Logic | undefined {
    if (text.trim() === '' || text.trim() === '1') return undefined;
    const logic = parseRelevance(text, this.names);
    if (logic === undefined) this.notes.push(createConditionNote({ path: `${path}.relevance` }, name, text));
    return logic;
  }
}
