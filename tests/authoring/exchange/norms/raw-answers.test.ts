import { describe, expect, test } from 'vitest';
import { formatBadCell } from '#authoring/exchange/norms/bad-cell.ts';
import { parseRawAnswers } from '#authoring/exchange/norms/raw-answers.ts';
import { decodeText } from '#authoring/exchange/norms/decode-text.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const read = (text: string, instrument: Instrument = anInstrument()) => parseRawAnswers(instrument, text);
const parseAnswers = (text: string, instrument?: Instrument) =>
  read(text, instrument).people.map(({ answers }) => answers);
const listBadCells = (text: string, instrument?: Instrument) =>
  read(text, instrument).badCells.map(formatBadCell);

describe('raw answers', () => {
  test.each([
    ['commas', 'q1,q2,q3,q4\n1,2,3,4\n'],
    ['semicolons', 'q1;q2;q3;q4\r\n1;2;3;4'],
    ['tabs, as cells are pasted', 'q1\tq2\tq3\tq4\r1\t2\t3\t4'],
    ['quotes, blanks and a byte order mark', '\uFEFF"q1", q2 ,"Q3",q4\n"1", 2 ,3,"4"'],
    ['decimals of spreadsheets', 'q1;q2;q3;q4\n1,0;2.0;3,00;4'],
    ['labels', 'q1,q2,q3,q4\nnever,Sometimes,3,ALWAYS'],
    ['columns in another order, and empty rows', 'q4,q3,q2,q1\n,,,\n4,3,2,1\n\n'],
  ])('are read with %s', (_, text) => {
    expect(read(text)).toMatchObject({ badCells: [], people: [{ answers: [1, 2, 3, 4] }] });
  });

  test('keep the known profile fields, and report unused columns', () => {
    const { people, ignored } = read(
      'When,q1,q2,q3,q4,Age,Gender,education\nMonday,1,1,1,1,34,F,Post graduation\n,1,1,1,1,,,2',
    );
    expect(ignored).toEqual(['When']);
    expect(people).toMatchObject([
      { row: 2, age: 34, gender: 'female', education: 4 },
      { row: 3, age: null, gender: null, education: 2 },
    ]);
  });

  test.each(['', 'NA', 'n/a', '.', '-', 'null'])('treat a cell with "%s" as missing', (blank) => {
    expect(parseAnswers(`q1,q2,q3,q4\n1,${blank},3,4`)).toEqual([[1, null, 3, 4]]);
  });

  test('report every invalid cell by row and column with the expected value, and skip its row', () => {
    const { people, badCells } = read(
      [
        'q1,q2,q3,q4,age,gender',
        '1,2,3,4,20,m',
        '1,7,3,x,20,m',
        '1,2,3,4,17,m',
        '1,2,3,4,20.5,k',
        '0,2,3,4,20,f',
      ].join('\n'),
    );
    expect(people.map(({ row }) => row)).toEqual([2]);
    expect(badCells.map(formatBadCell)).toEqual([
      'Row 3, column q2: found "7", expected a code (1, 2, 3, 4) or its label, or nothing.',
      'Row 3, column q4: found "x", expected a code (1, 2, 3, 4) or its label, or nothing.',
      'Row 4, column age: found "17", expected an age in whole years from 18 to 120, or nothing.',
      'Row 5, column age: found "20.5", expected an age in whole years from 18 to 120, or nothing.',
      'Row 5, column gender: found "k", expected male, female, m or f; empty for all others.',
      'Row 6, column q1: found "0", expected a code (1, 2, 3, 4) or its label, or nothing.',
    ]);
  });

  test.each([
    [
      'an item has no column',
      'q1,q2,q4\n1,2,4',
      'Row 1, column q3: found nothing, expected a column with this item’s id on top.',
    ],
    [
      'a column is duplicated',
      'q1,q2,q3,q4,Q1\n1,2,3,4,1',
      'Row 1, column Q1: found "Q1", expected each column once.',
    ],
    [
      'no person answered',
      'q1,q2,q3,q4\n',
      'Row 2, column q1: found nothing, expected the answers of a person.',
    ],
    [
      'a row has extra cells',
      'q1,q2,q3,q4\n1,2,3,4,5',
      'Row 2, column 5: found "5", expected as many cells as the first row has, 4.',
    ],
    [
      'a quote is not closed',
      `q1,q2,q3,q4\n1,2,3,"4\n${'1,2,3,4\n'.repeat(20)}`,
      /^Row 2, column q4: found "4\n1,2.+ …", expected a code/s,
    ],
  ])('report it when %s', (_, text, expected) => {
    expect(listBadCells(text)[0]).toMatch(expected);
    expect(read(text).people).toEqual([]);
  });

  test('of other kinds of scales are parsed as they are stored', () => {
    const mixed = anInstrument((draft) => {
      draft.scales = {
        pain: { kind: 'rating', min: 0, max: 10, low: 'none', high: 'worst' },
        days: { kind: 'number', min: 0, max: 31 },
        what: {
          kind: 'several',
          options: [
            { code: 1, label: 'Tea' },
            { code: 2, label: 'Milk' },
            { code: 3, label: 'None', alone: true },
          ],
        },
      };
      draft.items = [
        { id: 'p', text: 'Pain', scale: 'pain' },
        { id: 'say', heading: 'Now', instruction: 'Three more.' },
        { id: 'd', text: 'Days', scale: 'days' },
        { id: 'w', text: 'What', scale: 'what' },
        { id: 'h', text: 'More', scale: 'days', showWhen: { item: 'd', from: 1 } },
      ];
    });
    expect(parseAnswers('p,d,w,h\n0,31,2 1,4\n10,0,3,', mixed)).toEqual([
      [0, 31, [1, 2], 4],
      [10, 0, [3], null],
    ]);
    expect(listBadCells('p,d,w,h\n11,32,1 3,4\n1,0,1,5', mixed)).toEqual([
      'Row 2, column p: found "11", expected a whole number from 0 to 10, or nothing.',
      'Row 2, column d: found "32", expected a whole number from 0 to 31, or nothing.',
      'Row 2, column w: found "1 3", expected codes with blanks between them (of 1, 2, 3), or nothing.',
      'Row 2, column h: found "4", expected nothing: after these answers the question is not asked.',
      'Row 3, column h: found "5", expected nothing: after these answers the question is not asked.',
    ]);
  });

  test('are decoded from UTF-8 or from the UTF-16 of "Unicode text"', () => {
    const toBytes = (...values: number[]) => new Uint8Array(values).buffer;
    expect(decodeText(toBytes(0x71, 0xc3, 0xa9))).toBe('qé');
    expect(decodeText(toBytes(0xff, 0xfe, 0x71, 0, 0xe9, 0))).toBe('qé');
    expect(decodeText(toBytes(0xfe, 0xff, 0, 0x71, 0, 0xe9))).toBe('qé');
  });
});
