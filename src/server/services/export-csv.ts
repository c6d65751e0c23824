import { furtherChoices, furtherFields, type ProfileDetails } from '#domain/account/further-choices.ts';
import { formatCsvCell } from '#domain/tables/csv-cell.ts';
import type { Translate } from '#language/translate.ts';
import type { Export, ExportedAttempt } from './export.ts';
import { formatDecision, formatNotice } from './own-page/consent-texts.ts';
import { formatNominee, labelOption } from './own-page/fields.ts';
import { formatEvent } from './own-page/record-parts.ts';

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
 * Streams an export as a table, with one row per field, record, answer, score and event. UTF-8 with a byte order mark
 * and CRLF, as spreadsheets expect.
 */
export async function* streamCsv(t: Translate, data: Export): AsyncGenerator<string, void, undefined> {
  yield `\uFEFF${columns.join(',')}\r\n`;
  for await (const row of streamRows(t, data)) {
    yield `${columns.map((column) => cell(row[column])).join(',')}\r\n`;
  }
}

async function* streamRows(t: Translate, data: Export): AsyncGenerator<Row, void, undefined> {
  yield* fields('account', data.account);
  const { nominee = null, details = null, ...facts } = data.profile ?? {};
  yield* fields('profile', data.profile ? { ...facts, nominee: nominee && formatNominee(nominee) } : {}).map(
    (row) => nameMissing(t, row, details),
  );
  for (const { purpose, given, version, time, noticeVersion, language, coversEarlier } of data.consents) {
    yield {
      record: 'consent',
      id: purpose,
      time,
      version,
      text: noticeVersion && formatNotice(t, noticeVersion, language),
      value: given ? 'given' : 'taken back',
      label: coversEarlier ? t('server.ownPage.agreed.coversEarlier') : formatDecision(t, given),
    };
  }
  for (const { name, purpose } of data.processors) yield { record: 'processor', id: name, text: purpose };
  for (const { startedAt, usedAt, remembered } of data.sessions) {
    yield {
      record: 'session',
      time: startedAt,
      value: usedAt,
      label: remembered ? t('server.ownPage.sessions.remembered') : '',
    };
  }
  for (const { name, time, questionnaires } of data.releases ?? []) {
    yield { record: 'release', id: name, time, value: questionnaires.join('; ') };
  }
  for await (const { id: section, attempts } of data.sections) {
    for await (const attempt of attempts) yield* attemptRows(t, section, attempt);
  }
  for (const { sentAt, answers } of data.surveys) {
    yield* fields('survey', answers as object).map((row) => ({ ...row, time: sentAt }));
  }
  for (const { section_id: section, text, time, helped, plan } of data.steps) {
    yield { record: 'step', section, time, text, value: helped };
    if (plan) yield* fields('plan', plan).map((row) => ({ ...row, section, time }));
  }
  if (data.reminder) yield { record: 'reminder', value: data.reminder };
  for await (const { sentAt, kind, ...message } of data.messages) {
    yield* fields(kind, message).map((row) => ({ ...row, time: sentAt }));
  }
  for await (const { time, event } of data.auditLog) {
    yield { record: 'event', time, id: event, text: formatEvent(t, event) };
  }
}

function fields(record: string, values: object): Row[] {
  return Object.entries(values).map(([id, value]) => ({ record, id, value }));
}

/** Labels a profile field without a value: with its further choice, or as not given, as on the HTML page. */
function nameMissing(t: Translate, row: Row, details: ProfileDetails | null): Row {
  if (row.value !== null && row.value !== '') return row;
  const field = furtherFields.find((one) => one === row.id);
  return {
    ...row,
    label: (field && labelOption(t, furtherChoices[field], details?.[field])) || t('server.ownPage.notGiven'),
  };
}

function attemptRows(t: Translate, section: string, attempt: ExportedAttempt): Row[] {
  const { time, version, language, age, gender, education, helpFirst, arm, answers, scores } = attempt;
  const browserTranslated = formatYesNo(attempt.browserTranslated);
  const facts = {
    language,
    browserTranslated,
    age,
    gender,
    education,
    helpFirst: formatYesNo(helpFirst),
    arm,
    beforeAccount: formatYesNo(attempt.beforeAccount),
  };
  return [
    ...fields('attempt', facts)
      .filter(({ value }) => value !== undefined)
      .map((row) => ({ ...row, section, time, version })),
    ...answers.map(({ item, number, text, code, label: words, asked }) => {
      const label = asked === false ? t('server.ownPage.attempt.notAsked') : words;
      return { record: 'answer', section, time, version, id: item || number, text, value: code, label };
    }),
    ...scores.map(({ id, title, value, level, levelName, percentile }) => {
      const row = { section, time, version, id, text: title, value, label: levelName, level, percentile };
      return { record: 'score', ...row };
    }),
  ];
}

function formatYesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'yes' : 'no';
}

/**
 * Beginnings that spreadsheets may interpret as a formula: operators, full-width ones too, a bar (DDE), and control
 * characters.
 */
const formula = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/;

/** Quotes a cell. An apostrophe prevents formula injection. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text =
    value instanceof Date ? value.toISOString() : Array.isArray(value) ? value.join(' ') : String(value);
  return formatCsvCell(formula.test(text) ? `'${text}` : text);
}
