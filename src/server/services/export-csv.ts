import type { Export } from './export.ts';

const columns = [
  'record',
  'section',
  'time',
  'version',
  'id',
  'text',
  'value',
  'label',
  'level',
  'percentile',
] as const;
type Row = Partial<Record<(typeof columns)[number], unknown>>;

/**
 * An export as one table: a row for each field of account and profile, each consent, answer, each score, each survey
 * answer and each chosen step. UTF-8 with a byte order mark and CRLF, as spreadsheets expect.
 */
export function csvOf(data: Export): string {
  const rows: Row[] = [
    ...fields('account', data.account),
    ...fields('profile', data.profile ?? {}),
    ...data.consents.map(({ purpose, given, version, time }) => {
      return { record: 'consent', id: purpose, time, version, value: given ? 'given' : 'taken back' };
    }),
    ...data.sections.flatMap(sectionRows),
    ...data.surveys.flatMap(({ sentAt, answers }) =>
      fields('survey', answers as object).map((row) => ({ ...row, time: sentAt })),
    ),
    ...data.steps.map(({ section_id: section, text, time, helped }) => {
      return { record: 'step', section, time, text, value: helped };
    }),
  ];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function fields(record: string, values: object): Row[] {
  return Object.entries(values).map(([id, value]) => ({ record, id, value }));
}

function sectionRows({ id: section, attempts }: Export['sections'][number]): Row[] {
  return attempts.flatMap(
    ({ time, version, language, age, gender, education, helpFirst, answers, scores }) => [
      ...fields('attempt', { language, age, gender, education, helpFirst: helpFirst ? 'yes' : 'no' })
        .filter(({ value }) => value !== undefined)
        .map((row) => ({ ...row, section, time, version })),
      ...answers.map(({ item, number, text, code, label: words, asked }) => {
        const label = asked === false ? 'not asked' : words;
        return { record: 'answer', section, time, version, id: item || number, text, value: code, label };
      }),
      ...scores.map(({ id, title, value, level, percentile }) => {
        return { record: 'score', section, time, version, id, text: title, value, level, percentile };
      }),
    ],
  );
}

/** What a spreadsheet may take for a formula: its signs, full-width ones too, a bar (DDE), and what is cut off before one. */
const formula = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/;

/** A spreadsheet would run text that begins like a formula: an apostrophe keeps it text. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text =
    value instanceof Date ? value.toISOString() : Array.isArray(value) ? value.join(' ') : String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
