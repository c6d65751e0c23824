import { expect, test } from 'vitest';
import { streamCsv } from '#server/services/export-csv.ts';
import { english } from '#tests/support/languages.ts';

const exportCell = async (name: string) => {
  const data = {
    account: { name },
    profile: null,
    consents: [],
    processors: [],
    sessions: [],
    sections: [],
    surveys: [],
    steps: [],
    messages: [],
    auditLog: [],
  };
  let csv = '';
  for await (const line of streamCsv(english.t, data as unknown as Parameters<typeof streamCsv>[1]))
    csv += line;
  const row = csv.slice(csv.indexOf('\r\n') + 2);
  return /^account,,,,name,,([^]*),,,\r\n$/.exec(row)?.[1];
};

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '＝1+1', '＋1', '－1', '＠x', ' =1', '\u00a0＝1'])(
  '%s is escaped for spreadsheets',
  async (text) => {
    expect(await exportCell(text)).toBe(`'${text}`);
  },
);

test.each(['\t=1', '\rx', '\nx'])(
  'a cell that starts with a control character (%j) is escaped',
  async (text) => {
    expect(await exportCell(text)).toMatch(/^"?'/);
  },
);

test.each(['Asha Rao', 'a=b', 'a | b', '1-2', ' plain'])('%s is unchanged', async (text) => {
  expect(await exportCell(text)).toBe(text);
});
