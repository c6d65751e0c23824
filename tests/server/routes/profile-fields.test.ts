import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { findAccountByEmail } from '#server/repositories/accounts.ts';
import { openSession } from '#server/services/active-session.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, type Person, createPerson, createAccount, submit } from './people.ts';

/** Calm is Low up to 3 in general; for women up to 7, for people with the first education up to 5. */
const instrument = anInstrument((draft) => {
  const { bands } = getReport(draft, 'calm');
  const generalBand = { ...bands[0]!, to: null };
  const createBand = (upTo: number, whom: object) =>
    ({ ...generalBand, ...whom, levels: [{ upTo, is: 'Low' }, { is: 'High' }] }) as Mutable<
      typeof generalBand
    >;
  getReport(draft, 'calm').bands = [
    createBand(7, { gender: 'female' }),
    createBand(5, { education: [1] }),
    createBand(3, {}),
  ];
  draft.help = { firstWhen: [{ score: 'calm', level: 'Low' }] };
});
/** Calm is 3 + (5 - 2) = 6. */
const six = [3, 2, 1, 1];
/** Calm is 3 + (5 - 4) = 4. */
const four = [3, 4, 1, 1];

onBothDatabases(
  'Profile fields',
  (running) => {
    const read = async (who: Person, pattern: string) => {
      const path = pathTo(pattern as '/:userid/:sectionId', { userid: who.userid, sectionId: 'T1' });
      return (await call(running(), 'GET', path, undefined, { token: who.token })).body;
    };
    const getLevel = async (who: Person) => (await read(who, patterns.feedback))[1][0];

    test.each([
      ['female', 4, six, 'Low'],
      ['male', 4, six, 'High'],
      ['male', 1, six, 'High'],
      ['male', 1, four, 'Low'],
      ['male', 2, four, 'High'],
    ] as const)('%s with education %i: %j is %s', async (gender, education, ans, level) => {
      const who = await createPerson(running(), { gender, education });
      await submit(running(), who, 'T1', ans);
      expect(await getLevel(who)).toBe(level);
      expect(await read(who, patterns.history)).toMatchObject([{ age: 30, gender, education }]);
      expect(await read(who, patterns.summary)).toMatchObject([{ age: 30, gender, education }]);
      // The help rule uses the same norms.
      expect((await read(who, patterns.progress))[0].helpFirst ?? false).toBe(level === 'Low');
    });

    test('an attempt keeps the profile fields of its day after a correction', async () => {
      const who = await createPerson(running(), { gender: 'female', education: 4 });
      await submit(running(), who, 'T1', six);
      const path = pathTo(patterns.userInfo, { id: who.userid });
      const { body } = await call(running(), 'GET', path, undefined, { token: who.token });
      const put = await call(running(), 'PUT', path, { ...body, gender: 'male' }, { token: who.token });
      expect(put.status).toBe(204);
      expect(await getLevel(who)).toBe('Low');
      running().clock.advance({ hours: 1 });
      await submit(running(), who, 'T1', six);
      expect(await getLevel(who)).toBe('High');
      expect((await read(who, patterns.history)).map((one: { gender: string }) => one.gender)).toEqual([
        'male',
        'female',
      ]);
    });

    test('an account without a profile is compared with the general norm', async () => {
      const who = await createAccount(running());
      const { context } = running();
      const account = await findAccountByEmail(context.db, context.cipher, who.email);
      const { userid } = account!;
      // Creates a session directly, because a login without a profile has none.
      const other = await createPerson(running());
      const token = await openSession(context, userid, true, context.now());
      const withoutProfile = { ...other, userid, token };
      expect((await submit(running(), withoutProfile, 'T1', four)).status).toBe(204);
      expect(await getLevel(withoutProfile)).toBe('High');
      expect(await read(withoutProfile, patterns.history)).toMatchObject([
        { age: 30, gender: null, education: null },
      ]);
    });

    test('an export contains both', async () => {
      const who = await createPerson(running(), { gender: 'male', education: 2 });
      await submit(running(), who, 'T1', six);
      const path = pathTo(patterns.exportData, { userid: who.userid });
      const exportData = (query: string) =>
        call(running(), 'GET', `${path}${query}`, undefined, { token: who.token });
      const [attempt] = (await exportData('')).body.sections[0].attempts;
      expect(attempt).toMatchObject({ age: 30, gender: 'male', education: 2 });
      const { text } = await exportData('?format=csv');
      expect(text).toMatch(/attempt,T1,[^,]+,1\.0,gender,,male,/);
      expect(text).toMatch(/attempt,T1,[^,]+,1\.0,education,,2,/);
    });
  },
  { instruments: [instrument] },
);
