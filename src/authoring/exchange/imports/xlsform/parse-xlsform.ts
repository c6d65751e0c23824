import type { Sheet } from '../../workbook/cell.ts';
import {
  createChangeNote,
  type ForeignForm,
  type ForeignOption,
  type ForeignPart,
  createOmissionNote,
  type ImportNote,
  type NotePosition,
} from '../foreign-form.ts';
import { headings } from '../headings.ts';
import { type Logic, parseLogicText } from '../logic.ts';
import { type ImportRow, parseTable } from '../table-rows.ts';
import { choiceColumns, findLabelColumn, settingsColumns, surveyColumns } from './columns.ts';
import { parseQuestionScale } from './scale.ts';

/**
 * Parses an XLSForm.
 * @returns what is missing if the workbook is no XLSForm
 */
export function parseXlsForm(sheets: readonly Sheet[]): ForeignForm | string {
  const findSheet = (name: string) => sheets.find((sheet) => sheet.name.toLowerCase() === name)?.rows ?? [];
  const settings = parseTable(findSheet('settings'), settingsColumns).rows[0];
  const language = settings?.getCell('language') ?? '';
  const survey = findSheet('survey');
  const label = findLabelColumn(survey[0] ?? [], language);
  if (survey.length === 0) return 'a sheet "survey"';
  const table = parseTable(survey, { ...surveyColumns, label: [label?.label ?? 'label'] });
  const missing = ['type', 'name', 'label'].find((column) => !table.columns.includes(column));
  if (missing) return `a column "${missing}" on the sheet "survey"`;
  const notes: ImportNote[] = [];
  for (const name of table.unknown) {
    const isLabel = label?.others.some((other) => other.toLowerCase() === name);
    const actual = isLabel ? `labels in another language, "${name}"` : `a column "${name}"`;
    notes.push(
      createOmissionNote(
        { path: 'survey!1' },
        actual,
        isLabel ? 'one language in a file' : 'the columns that a questionnaire needs',
      ),
    );
  }
  const reader = new SurveyReader(groupOptions(findSheet('choices'), language), notes);
  for (const row of table.rows) reader.read(row);
  const tag = /\(([A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*)\)/.exec(label?.label ?? '')?.[1];
  return { title: settings?.getCell('title') ?? '', language: tag, parts: reader.parts, notes };
}

function groupOptions(rows: Sheet['rows'], language: string): ReadonlyMap<string, readonly ForeignOption[]> {
  const label = findLabelColumn(rows[0] ?? [], language);
  const table = parseTable(rows, { ...choiceColumns, label: [label?.label ?? 'label'] });
  const lists = new Map<string, ForeignOption[]>();
  for (const row of table.rows) {
    const list = lists.get(row.getCell('list')) ?? [];
    lists.set(row.getCell('list'), [
      ...list,
      { raw: row.getCell('name'), label: row.getCell('label') || row.getCell('name') },
    ]);
  }
  return lists;
}

class SurveyReader {
  readonly parts: ForeignPart[] = [];
  private readonly notes: ImportNote[];
  private readonly lists: ReadonlyMap<string, readonly ForeignOption[]>;
  /** Conditions of the open groups. */
  private readonly groups: (Logic | undefined)[] = [];

  constructor(lists: ReadonlyMap<string, readonly ForeignOption[]>, notes: ImportNote[]) {
    this.lists = lists;
    this.notes = notes;
  }

  read(row: ImportRow): void {
    const type = row
      .getCell('type')
      .toLowerCase()
      .replace(/_(?=group|repeat)/, ' ');
    if (/^end (group|repeat)/.test(type)) {
      this.groups.pop();
      return;
    }
    const own = this.parseRowLogic(row);
    const conditions = [...this.groups, own].filter((logic) => logic !== undefined);
    const [only] = conditions;
    const showWhen = conditions.length > 1 ? { all: conditions } : only;
    const [name, label] = [row.getCell('name'), row.getCell('label')];
    const position = locate(row, 'label');
    if (/^begin (group|repeat)/.test(type)) {
      this.groups.push(own);
      if (type.startsWith('begin repeat')) {
        this.notes.push(
          createOmissionNote(
            locate(row, 'type'),
            `"${name}", answered several times`,
            'items that are answered once',
          ),
        );
      }
    }
    if (type === 'note' || type.startsWith('begin ')) {
      if (label !== '')
        this.parts.push({
          name,
          position,
          ...(type !== 'note' && { heading: headings.part }),
          instruction: label,
          showWhen,
        });
      return;
    }
    this.reportExtras(row);
    const imported = parseQuestionScale(row, this.lists);
    if (imported.scale === undefined) {
      this.notes.push(
        createOmissionNote(
          locate(row, 'type'),
          `"${name}", a question of the type "${row.getCell('type')}"`,
          imported.why,
        ),
      );
      return;
    }
    if (imported.changes)
      this.notes.push(createChangeNote(locate(row, 'type'), `"${name}"`, imported.changes));
    this.parts.push({ name, position, text: label || name, scale: imported.scale, showWhen });
  }

  private parseRowLogic(row: ImportRow): Logic | undefined {
    const text = row.getCell('relevant');
    const logic = text === '' ? undefined : parseLogicText(text);
    if (text !== '' && logic === undefined) {
      const expected = 'comparisons of one answer with a fixed one, joined by and, or, not';
      this.notes.push(
        createOmissionNote(
          locate(row, 'relevant'),
          `the condition ${text}; "${row.getCell('name')}" is now always displayed`,
          expected,
        ),
      );
    }
    return logic;
  }

  private reportExtras(row: ImportRow): void {
    const extras = {
      hint: 'a line under all questions ("presentation.note")',
      constraint: 'only limits of numbers',
      calculation: 'formulas of scores',
      filter: 'the same options for all people',
      default: 'questions that start unanswered',
      appearance: 'questions that all look alike',
    };
    for (const [column, expected] of Object.entries(extras)) {
      const text = row.getCell(column);
      if (text !== '') this.notes.push(createOmissionNote(locate(row, column), text, expected));
    }
  }
}

function locate(row: ImportRow, column: string): NotePosition {
  return { path: `survey!${row.getCellAddress(column)}` };
}
