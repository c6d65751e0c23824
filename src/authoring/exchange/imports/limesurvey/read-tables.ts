import { SaxesParser } from 'saxes';

/** A row of a table: values by column. */
export type SurveyRow = Readonly<Record<string, string>>;

/** The tables of a LimeSurvey file by name, such as "questions". */
export type SurveyTables = ReadonlyMap<string, readonly SurveyRow[]>;

/**
 * Reads the tables of a LimeSurvey structure file (.lss).
 * @returns undefined if it is no such file
 */
export function readSurveyTables(text: string): SurveyTables | undefined {
  const tables = new Map<string, SurveyRow[]>();
  const path: string[] = [];
  let row: Record<string, string> | undefined;
  let isSurvey = false;
  let isBroken = false;
  const parser = new SaxesParser({ xmlns: false });
  const addText = (part: string) => {
    const column = path.at(-1) ?? '';
    if (row && path.at(-2) === 'row') row[column] = (row[column] ?? '') + part;
    if (column === 'LimeSurveyDocType' && part.trim() === 'Survey') isSurvey = true;
  };
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (name === 'row') row = {};
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const table = path.at(-2) ?? '';
    if (name === 'row' && row) {
      tables.set(table, [...(tables.get(table) ?? []), row]);
      row = undefined;
    }
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('error', () => {
    isBroken = true;
  });
  parser.write(text).close();
  return isSurvey && !isBroken ? tables : undefined;
}
