import type { Sheet } from '../../workbook/cell.ts';
import {
  changed,
  type ForeignForm,
  type ForeignOption,
  type ForeignPart,
  leftOut,
  type Note,
  type NotePlace,
} from '../foreign-form.ts';
import { headings } from '../headings.ts';
import { type Logic, parsedLogic } from '../logic.ts';
import { type TableRow, tableRows } from '../table-rows.ts';
import { choiceColumns, labelColumn, settingsColumns, surveyColumns } from './columns.ts';
import { scaleOfQuestion } from './scale.ts';

/**
 * An XLSForm as a form.
 * @returns what is missing, where the workbook is no XLSForm
 */
export function xlsForm(sheets: readonly Sheet[]): ForeignForm | string {
  const named = (name: string) => sheets.find((sheet) => sheet.name.toLowerCase() === name)?.rows ?? [];
  const settings = tableRows(named('settings'), settingsColumns).rows[0];
  const language = settings?.of('language') ?? '';
  const survey = named('survey');
  const label = labelColumn(survey[0] ?? [], language);
  if (survey.length === 0) return 'a sheet "survey"';
  const table = tableRows(survey, { ...surveyColumns, label: [label?.label ?? 'label'] });
  const missing = ['type', 'name', 'label'].find((column) => !table.columns.includes(column));
  if (missing) return `a column "${missing}" on the sheet "survey"`;
  const notes: Note[] = [];
  for (const name of table.unknown) {
    const isLabel = label?.others.some((other) => other.toLowerCase() === name);
    const actual = isLabel ? `labels in another language, "${name}"` : `a column "${name}"`;
    notes.push(
      leftOut(
        { path: 'survey!1' },
        actual,
        isLabel ? 'one language in a file' : 'the columns that a questionnaire needs',
      ),
    );
  }
  const reader = new SurveyReader(optionsOf(named('choices'), language), notes);
  for (const row of table.rows) reader.read(row);
  const tag = /\(([A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*)\)/.exec(label?.label ?? '')?.[1];
  return { title: settings?.of('title') ?? '', language: tag, parts: reader.parts, notes };
}

function optionsOf(rows: Sheet['rows'], language: string): ReadonlyMap<string, readonly ForeignOption[]> {
  const label = labelColumn(rows[0] ?? [], language);
  const table = tableRows(rows, { ...choiceColumns, label: [label?.label ?? 'label'] });
  const lists = new Map<string, ForeignOption[]>();
  for (const row of table.rows) {
    const list = lists.get(row.of('list')) ?? [];
    lists.set(row.of('list'), [...list, { raw: row.of('name'), label: row.of('label') || row.of('name') }]);
  }
  return lists;
}

class SurveyReader {
  readonly parts: ForeignPart[] = [];
  private readonly notes: Note[];
  private readonly lists: ReadonlyMap<string, readonly ForeignOption[]>;
  /** The conditions of the groups that are open. */
  private readonly groups: (Logic | undefined)[] = [];

  constructor(lists: ReadonlyMap<string, readonly ForeignOption[]>, notes: Note[]) {
    this.lists = lists;
    this.notes = notes;
  }

  read(row: TableRow): void {
    const type = row
      .of('type')
      .toLowerCase()
      .replace(/_(?=group|repeat)/, ' ');
    if (/^end (group|repeat)/.test(type)) {
      this.groups.pop();
      return;
    }
    const own = this.logicOf(row);
    const conditions = [...this.groups, own].filter((logic) => logic !== undefined);
    const [only] = conditions;
    const showWhen = conditions.length > 1 ? { all: conditions } : only;
    const [name, label] = [row.of('name'), row.of('label')];
    const place = at(row, 'label');
    if (/^begin (group|repeat)/.test(type)) {
      this.groups.push(own);
      if (type.startsWith('begin repeat')) {
        this.notes.push(
          leftOut(at(row, 'type'), `"${name}", answered several times`, 'items that are answered once'),
        );
      }
    }
    if (type === 'note' || type.startsWith('begin ')) {
      if (label !== '')
        this.parts.push({
          name,
          place,
          ...(type !== 'note' && { heading: headings.part }),
          instruction: label,
          showWhen,
        });
      return;
    }
    this.noteExtras(row);
    const taken = scaleOfQuestion(row, this.lists);
    if (taken.scale === undefined) {
      this.notes.push(
        leftOut(at(row, 'type'), `"${name}", a question of the type "${row.of('type')}"`, taken.why),
      );
      return;
    }
    if (taken.changes) this.notes.push(changed(at(row, 'type'), `"${name}"`, taken.changes));
    this.parts.push({ name, place, text: label || name, scale: taken.scale, showWhen });
  }

  private logicOf(row: TableRow): Logic | undefined {
    const text = row.of('relevant');
    const logic = text === '' ? undefined : parsedLogic(text);
    if (text !== '' && logic === undefined) {
      const expected = 'comparisons of one answer with a fixed one, joined by and, or, not';
      this.notes.push(
        leftOut(
          at(row, 'relevant'),
          `the condition ${text}; "${row.of('name')}" is always shown now`,
          expected,
        ),
      );
    }
    return logic;
  }

  private noteExtras(row: TableRow): void {
    const extras = {
      hint: 'a line under all questions ("presentation.note")',
      constraint: 'limits of numbers alone',
      calculation: 'formulas of scores',
      filter: 'the same options for everybody',
      default: 'questions that start unanswered',
      appearance: 'questions that all look alike',
    };
    for (const [column, expected] of Object.entries(extras)) {
      const text = row.of(column);
      if (text !== '') this.notes.push(leftOut(at(row, column), text, expected));
    }
  }
}

function at(row: TableRow, column: string): NotePlace {
  return { path: `survey!${row.cell(column)}` };
}
