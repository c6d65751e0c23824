import { parseExpression } from '../expression/parse-expression.ts';
import {
  createChangeNote,
  type ForeignPart,
  createOmissionNote,
  type ImportNote,
  type NotePosition,
} from '../foreign-form.ts';
import { headings } from '../headings.ts';
import { type Logic, parseLogicText } from '../expression/logic.ts';
import type { ForeignScore } from '../foreign-form.ts';
import type { ImportRow } from '../table-rows.ts';
import { type FormLanguages, getTranslations } from './languages.ts';
import { createOtherPart } from '../other-part.ts';
import { type OptionLists, parseQuestionScale } from './scale.ts';

/** Questions about the device and the interview, which people do not answer. */
const metadata =
  /^(start|end|today|deviceid|subscriberid|simserial|phonenumber|username|email|audit|start-geopoint|background-audio|xml-external|csv-external|instanceid|uuid)$/;

/** Reads the rows of the sheet "survey". */
export class SurveyReader {
  readonly parts: ForeignPart[] = [];
  readonly scores: ForeignScore[] = [];
  private readonly notes: ImportNote[];
  private readonly lists: OptionLists;
  private readonly languages: FormLanguages;
  /** Conditions of the open groups. */
  private readonly groups: (Logic | undefined)[] = [];

  constructor(lists: OptionLists, languages: FormLanguages, notes: ImportNote[]) {
    this.lists = lists;
    this.languages = languages;
    this.notes = notes;
  }

  read(row: ImportRow): void {
    const type = normalizeType(row.getCell('type'));
    if (type === '') return;
    if (/^end (group|repeat)/.test(type)) {
      this.groups.pop();
      return;
    }
    const [name, label] = [row.getCell('name'), row.getCell('label')];
    if (metadata.test(type)) {
      this.leaveOut(
        row,
        'type',
        `"${name || type}", a value of the device`,
        'nothing about the device',
        'Nothing: the app needs none.',
      );
      return;
    }
    if (type === 'calculate') {
      this.scores.push(this.parseCalculation(row));
      return;
    }
    const showWhen = this.parseConditions(row, type);
    const position = locate(row, 'label');
    const translations = getTranslations(row, this.languages);
    if (type === 'note' || type.startsWith('begin ')) {
      const heading = type === 'note' ? {} : { heading: headings.part };
      if (label !== '')
        this.parts.push({ name, position, ...heading, instruction: label, showWhen, translations });
      return;
    }
    const imported = parseQuestionScale(row, this.lists);
    if (imported.scale === undefined) {
      this.leaveOut(
        row,
        'type',
        `"${name}", a question of the type "${row.getCell('type')}"`,
        imported.why,
        'Remove the question, or ask it in another form.',
      );
      return;
    }
    const hint = this.reportExtras(row, imported.scale.kind === 'number');
    if (imported.changes) this.change(row, 'type', `"${name}"`, imported.changes);
    const text = `${label || name}${hint === '' ? '' : ` (${hint})`}`;
    this.parts.push({
      name,
      position,
      text,
      scale: imported.scale,
      showWhen,
      ...(hint === '' && { translations }),
    });
    if (imported.otherText !== undefined)
      this.parts.push(createOtherPart(name, position, imported.otherText));
  }

  /** Returns the conditions of the row and of its groups. */
  private parseConditions(row: ImportRow, type: string): Logic | undefined {
    const own = this.parseRowLogic(row);
    const conditions = [...this.groups, own].filter((logic) => logic !== undefined);
    if (/^begin (group|repeat)/.test(type)) this.groups.push(own);
    if (type.startsWith('begin repeat'))
      this.leaveOut(
        row,
        'type',
        `"${row.getCell('name')}", answered several times`,
        'items that are answered once',
        'Nothing, if once is enough: its questions are imported once.',
      );
    const [only] = conditions;
    return conditions.length > 1 ? { all: conditions } : only;
  }

  private parseCalculation(row: ImportRow): ForeignScore {
    const [name, text] = [row.getCell('name'), row.getCell('calculation')];
    return {
      name,
      title: row.getCell('label') || formatTitle(name),
      position: locate(row, 'calculation'),
      expression: parseExpression(text),
      text: text || 'no calculation',
    };
  }

  private parseRowLogic(row: ImportRow): Logic | undefined {
    const text = row.getCell('relevant');
    const logic = text === '' ? undefined : parseLogicText(text);
    if (text !== '' && logic === undefined)
      this.leaveOut(
        row,
        'relevant',
        `the condition ${text}; "${row.getCell('name')}" is now always displayed`,
        'comparisons of one answer with a fixed one, joined by and, or, not',
        'Write "showWhen" of the item, or ask it of everyone.',
      );
    return logic;
  }

  /** @returns the hint, which becomes part of the question */
  private reportExtras(row: ImportRow, isNumber: boolean): string {
    const [name, hint, constraint] = [row.getCell('name'), row.getCell('hint'), row.getCell('constraint')];
    if (hint !== '')
      this.change(row, 'hint', `the hint "${hint}" of "${name}"`, 'a part of the question, in brackets');
    if (constraint !== '' && !(isNumber && /^[\s().<>=\d-]*(?:and[\s().<>=\d-]*)?$/.test(constraint)))
      this.leaveOut(
        row,
        'constraint',
        `the constraint ${constraint} of "${name}"`,
        'limits of a number: . >= 0 and . <= 7',
        'Write what people must keep to into the question.',
      );
    const extras = {
      calculation: ['formulas of scores', 'Write it under "scores".'],
      filter: ['the same options for all people', 'Make one question for each list, with "showWhen".'],
      default: [
        'questions that start unanswered',
        'Nothing: an answer that is there before bends what people say.',
      ],
      appearance: ['questions that all look alike', 'Nothing: the app draws each kind of question.'],
    } as const;
    for (const [column, [expected, fix]] of Object.entries(extras)) {
      const text = row.getCell(column);
      if (text !== '') this.leaveOut(row, column, `${column} of "${name}": ${text}`, expected, fix);
    }
    return hint;
  }

  private leaveOut(row: ImportRow, column: string, actual: string, expected: string, fix: string): void {
    this.notes.push(
      createOmissionNote(locate(row, column), actual, expected, { part: row.getCell('name'), fix }),
    );
  }

  private change(row: ImportRow, column: string, actual: string, expected: string): void {
    this.notes.push(createChangeNote(locate(row, column), actual, expected, { part: row.getCell('name') }));
  }
}

/** "begin_group", "begin group" and "Begin Group" are one type. */
function normalizeType(type: string): string {
  return type
    .trim()
    .toLowerCase()
    .replace(/[_\s]+(?=(group|repeat)\b)/, ' ');
}

function formatTitle(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function locate(row: ImportRow, column: string): NotePosition {
  return { path: `survey!${row.getCellAddress(column)}` };
}
