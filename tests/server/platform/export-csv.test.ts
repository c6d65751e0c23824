import { expect, test } from 'vitest';
import { csvOf } from '#server/services/export-csv.ts';

const cellOf = (name: string) => {
  const data = { account: { name }, profile: null, consents: [], sections: [], surveys: [], steps: [] };
  const csv = csvOf(data as unknown as Parameters<typeof csvOf>[0]);
  const row = csv.slice(csv.indexOf('\r\n') + 2);
  return /^account,,,,name,,([^]*),,,\r\n$/.exec(row)?.[1];
};

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '＝1+1', '＋1', '－1', '＠x', ' =1', '\u00a0＝1'])(
  'a spreadsheet reads %s as text',
  (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
  },
);

test.each(['\t=1', '\rx', '\nx'])(
  'a cell that begins with white space of control (%j) stays text',
  (text) => {
    expect(cellOf(text)).toMatch(/^"?'/);
  },
);

test.each(['Asha Rao', 'a=b', 'a | b', '1-2', ' plain'])('%s stays as it is', (text) => {
  expect(cellOf(text)).toBe(text);
});
