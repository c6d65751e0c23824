import type { Sheet } from '../../workbook/cell.ts';
import { type ForeignForm, createOmissionNote, type ImportNote } from '../foreign-form.ts';
import { parseTable } from '../table-rows.ts';
import { choiceColumns, settingsColumns, surveyColumns } from './columns.ts';
import { findLanguages, type FormLanguages, getTranslations } from './languages.ts';
import type { OptionLists } from './scale.ts';
import { SurveyReader } from './survey-reader.ts';

/** A file of options in the folder of the form, by name: rows with the column names first. */
export type OptionFiles = ReadonlyMap<string, readonly (readonly string[])[]>;

/**
 * Parses an XLSForm.
 * @param files tables of `select_one_from_file`
 * @returns what is missing if the workbook is no XLSForm
 */
export function parseXlsForm(
  sheets: readonly Sheet[],
  title: string,
  files: OptionFiles = new Map(),
): ForeignForm | string {
  const findSheet = (name: string) =>
    sheets.find((sheet) => sheet.name.trim().toLowerCase() === name)?.rows ?? [];
  const settings = parseTable(findSheet('settings'), settingsColumns).rows[0];
  const survey = findSheet('survey');
  if (survey.length === 0) return 'a sheet "survey"';
  const languages = findLanguages(survey[0] ?? [], 'label', settings?.getCell('language') ?? '');
  const hints = findLanguages(survey[0] ?? [], 'hint', settings?.getCell('language') ?? '');
  const table = parseTable(survey, { ...surveyColumns, ...hints.columns, ...languages.columns });
  const missing = ['type', 'name'].find((column) => !table.columns.includes(column));
  if (missing) return `a column "${missing}" on the sheet "survey"`;
  const notes: ImportNote[] = table.unknown.map((name) =>
    createOmissionNote({ path: 'survey!1' }, `a column "${name}"`, 'the columns that a questionnaire needs', {
      fix: 'Nothing, if people do not see it.',
    }),
  );
  const lists = new Map([
    ...groupOptions(findSheet('choices'), settings?.getCell('language') ?? ''),
    ...groupFiles(files),
  ]);
  const reader = new SurveyReader(lists, languages, notes);
  for (const row of table.rows) reader.read(row);
  return {
    title: settings?.getCell('title') || title,
    language: languages.tag,
    parts: reader.parts,
    scores: reader.scores,
    notes: [...notes, ...reportLanguages(languages)],
  };
}

function groupOptions(rows: Sheet['rows'], language: string): OptionLists {
  const languages = findLanguages(rows[0] ?? [], 'label', language);
  const table = parseTable(rows, { ...choiceColumns, ...languages.columns });
  const lists = new Map<string, OptionLists extends ReadonlyMap<string, infer L> ? L : never>();
  for (const row of table.rows) {
    const [list, raw] = [row.getCell('list'), row.getCell('name')];
    const option = {
      raw,
      label: row.getCell('label') || raw,
      translations: getTranslations(row, languages),
    };
    lists.set(list, [...(lists.get(list) ?? []), option]);
  }
  return lists;
}

/** Options in a CSV file have the columns "name" and "label". */
function groupFiles(files: OptionFiles): OptionLists {
  return new Map(
    [...files].map(([name, rows]) => {
      const table = parseTable(rows, { name: ['name', 'value'], label: ['label'] });
      return [
        name,
        table.rows.map((row) => ({
          raw: row.getCell('name'),
          label: row.getCell('label') || row.getCell('name'),
        })),
      ];
    }),
  );
}

function reportLanguages({ others }: FormLanguages): ImportNote[] {
  return others
    .filter(({ tag }) => tag === undefined)
    .map(({ column }) =>
      createOmissionNote(
        { path: 'survey!1' },
        `labels in another language, "${column}"`,
        'the tag of the language, such as "label::Hindi (hi)"',
        {
          fix: 'Write the tag into the name of the column, on both sheets, and import again.',
        },
      ),
    );
}
