import { beforeEach, describe, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { onBothDatabases, toServedInstrument } from '#tests/support/server.ts';
import { call, type Person, createPerson, submit } from './people.ts';

/** q1 to q4 on the default scale, an instruction, and one item of each other kind. p1 is visible if q1 is 3 or more. */
const instrument = anInstrument((draft) => {
  const ends = { low: 'None', high: 'The worst' };
  draft.scales = {
    pain: { kind: 'rating', min: 0, max: 10, ...ends },
    line: { kind: 'analogue', ...ends },
    days: { kind: 'number', min: 0, max: 30, unit: 'days' },
    foods: {
      kind: 'several',
      options: [
        { code: 1, label: 'Rice, plain' },
        { code: 2, label: 'Bread' },
        { code: 9, label: 'None of these', alone: true },
      ],
    },
    sides: {
      kind: 'bipolar',
      positions: [
        { position: -1, code: 1, label: 'A' },
        { position: 1, code: 2, label: 'B' },
      ],
    },
  };
  draft.items.push(
    { id: 'more', heading: 'More', instruction: 'Some more questions.' },
    { id: 'p1', text: 'How much pain?', scale: 'pain', showWhen: { item: 'q1', from: 3 }, unscored: true },
    { id: 'v1', text: 'How much noise?', scale: 'line', unscored: true },
    { id: 'n1', text: 'On how many days?', scale: 'days', unscored: true },
    { id: 'f1', text: 'What did you eat?', scale: 'foods', unscored: true },
    { id: 'b1', left: 'Slow', right: 'Fast', scale: 'sides', unscored: true },
  );
});
const lenient = anInstrument((draft) => Object.assign(draft, instrument, { allowsMissing: true }));
const whole = [3, 1, 4, 4, 7, 50, 12, [1, 2], 2];
const hidden = [2, 1, 4, 4, null, 50, 12, [9], 1];

onBothDatabases(
  'Answers of every kind',
  (running) => {
    let who: Person;
    beforeEach(async () => {
      who = await createPerson(running());
      Object.assign(running().context, { instruments: [toServedInstrument(instrument)] });
    });
    const allowGaps = () => Object.assign(running().context, { instruments: [toServedInstrument(lenient)] });
    const send = (ans: unknown, headers?: Record<string, string>) =>
      submit(running(), who, 'T1', ans, headers);
    const listStored = async () => {
      const attempts = await running().context.db.query.attempts.findMany({
        where: (table, { eq }) => eq(table.userid, who.userid),
      });
      return attempts.map(({ answers }) => answers);
    };
    const exportData = (query = '') => {
      const path = `${pathTo(patterns.exportData, { userid: who.userid })}${query}`;
      return call(running(), 'GET', path, undefined, { token: who.token });
    };

    test('are stored as given', async () => {
      expect((await send(whole)).status).toBe(204);
      expect(await listStored()).toEqual([whole]);
    });

    test('a hidden question is sent as null and is not missing', async () => {
      expect((await send(hidden)).status).toBe(204);
      expect(await listStored()).toEqual([hidden]);
    });

    test('0 is an answer of numbers, but not of options and pairs', async () => {
      allowGaps();
      const zeros = [3, 0, 0, 1, 0, 0, 0, null, 0];
      expect((await send(zeros)).status).toBe(204);
      expect(await listStored()).toEqual([[3, null, null, 1, 0, 0, 0, null, null]]);
    });

    test('the same answers with the same key are one attempt, also with lists and zeros', async () => {
      const key = { 'Idempotency-Key': 'draft-1' };
      const zeros = whole.with(4, 0);
      for (const ans of [zeros, zeros, zeros]) expect((await send(ans, key)).status).toBe(204);
      const path = pathTo(patterns.submit, { userid: who.userid, sectionId: 'T1' });
      const minus = JSON.stringify({ ans: zeros }).replace(',0,', ',-0,');
      const again = await call(running(), 'POST', path, minus, { token: who.token, headers: key });
      expect([again.status, await listStored()]).toEqual([204, [zeros]]);
      expect((await send(whole.with(7, [1]), key)).body.code).toBe('answers-differ');
    });

    describe('that are invalid', () => {
      const wrong: readonly [string, number, unknown][] = [
        ['a rating above its range', 4, 11],
        ['a rating below its range', 4, -1],
        ['half a rating', 4, 6.5],
        ['a mark beyond the line', 5, 101],
        ['a mark with decimals', 5, 33.3],
        ['more days than the maximum', 6, 31],
        ['an infinite number of days', 6, 1e300],
        ['a list where a single answer is expected', 4, [7]],
        ['a list on the default scale', 0, [3]],
        ['a single answer where a list is expected', 7, 1],
        ['an empty list', 7, []],
        ['codes that are not ascending', 7, [2, 1]],
        ['a duplicate code', 7, [1, 1]],
        ['an unknown code', 7, [1, 3]],
        ['an exclusive option with another', 7, [1, 9]],
        ['a code with decimals in the list', 7, [1.5]],
        ['null in the list', 7, [0]],
        ['a pair off its scale', 8, 3],
        ['no rating', 4, null],
        ['no list', 7, null],
      ];
      test.each(wrong)('%s: 422 with the position, nothing stored', async (_, position, answer) => {
        const { status, body } = await send(whole.with(position, answer as number));
        expect([status, body.code, body.positions]).toEqual([422, 'answers-invalid', [position]]);
        expect(body.message).toContain(`Question ${position + 1} has`);
        expect(await listStored()).toEqual([]);
      });

      test('an answer to a hidden question: 422 with its position, also if missing answers are allowed', async () => {
        for (const prepare of [() => undefined, allowGaps]) {
          prepare();
          const { status, body } = await send(hidden.with(4, 7));
          expect([status, body.positions, body.message]).toEqual([
            422,
            [4],
            'Question 5 has an answer though it is not asked. Please leave it out.',
          ]);
        }
      });

      test('0 for a hidden rating counts as an answer', async () => {
        expect((await send(hidden.with(4, 0))).body.positions).toEqual([4]);
      });

      test('several are reported together', async () => {
        const { body } = await send(whole.with(4, 11).with(7, [7]).with(8, 9));
        expect(body.positions).toEqual([4, 7, 8]);
        expect(body.message).toContain('Question 5 and 2 more');
      });

      test('an entry for the instruction is one too many', async () => {
        expect((await send(whole.toSpliced(4, 0, null as never))).body.positions).toEqual([]);
      });

      test.each([
        ['a list in a list', whole.with(7, [[1]] as never)],
        ['text in a list', whole.with(7, ['1'] as never)],
        ['null in a list', whole.with(7, [null] as never)],
        ['an overlong list', whole.with(7, Array(100).fill(1))],
        ['an object', whole.with(7, { codes: [1] } as never)],
        ['a boolean', whole.with(4, true as never)],
      ])('%s: 400 with a message, nothing stored', async (_, ans) => {
        const { status, body } = await send(ans);
        expect([status, body.code]).toEqual([400, 'request-invalid']);
        expect(body.message).toBe('We could not read this request. Please reload the page and try again.');
        expect(await listStored()).toEqual([]);
      });
    });

    describe('in an export', () => {
      const getExportedAnswers = async () => (await exportData()).body.sections[0].attempts[0].answers;
      const getExportedLabels = async () =>
        Object.fromEntries((await getExportedAnswers()).map(({ item, label }: never) => [item, label]));

      test('have their numbers, texts and units', async () => {
        await send(whole);
        expect((await getExportedAnswers()).map(({ code }: { code: unknown }) => code)).toEqual(whole);
        expect(await getExportedLabels()).toMatchObject({
          q1: 'Often',
          p1: '7, from None to The worst',
          v1: '50, from None to The worst',
          n1: '12 days',
          f1: 'Rice, plain; Bread',
          b1: '2 of 2, from the first statement to the second',
        });
      });

      test('distinguish a hidden question from a skipped one', async () => {
        allowGaps();
        await send(hidden.with(5, null));
        const [pain, noise] = (await getExportedAnswers()).slice(4, 6);
        expect(pain).toMatchObject({ item: 'p1', code: null, label: '', asked: false });
        expect(noise).toMatchObject({ item: 'v1', code: null, label: '' });
        expect(noise).not.toHaveProperty('asked');
        const { text } = await exportData('?format=csv');
        expect(text).toMatch(/answer,T1,[^,]+,1\.0,p1,How much pain\?,,not asked,,\r\n/);
        expect(text).toMatch(/answer,T1,[^,]+,1\.0,v1,How much noise\?,,,,\r\n/);
      });

      test('are in a table with their codes and texts', async () => {
        await send(whole);
        const { text } = await exportData('?format=csv');
        expect(text).toMatch(/,f1,What did you eat\?,1 2,"Rice, plain; Bread",,\r\n/);
        expect(text).toMatch(/,n1,On how many days\?,12,12 days,,\r\n/);
      });
    });
  },
  { instruments: [instrument] },
);
