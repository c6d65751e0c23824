import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import {
  createAnswers,
  call,
  type Person,
  createPerson,
  profile,
  submit,
  completeSectionsBefore,
} from './people.ts';

onBothDatabases('Correction of the profile', (running) => {
  const { personal: _, terms: __, ...facts } = profile;
  const path = ({ userid }: Person) => pathTo(patterns.userInfo, { id: userid });
  const read = async (who: Person) =>
    (await call(running(), 'GET', path(who), undefined, { token: who.token })).body;
  const correct = (who: Person, body: unknown) =>
    call(running(), 'PUT', path(who), body, { token: who.token });

  test('every profile field can be corrected; consents are unchanged', async () => {
    const who = await createPerson(running());
    const right = {
      name: ' Asha R. ',
      age: 41,
      city: 'Hubballi',
      work: 'Head teacher',
      phone: '',
      gender: 'male',
      status: 'married',
      education: 3,
      current: 2,
      life: 'yes',
      mental: 'yes',
      seek: 2,
      distress: 5,
      consult: 1,
    };
    expect(await correct(who, right)).toMatchObject({ status: 204, text: '' });
    expect(await read(who)).toEqual({
      ...right,
      name: 'Asha R.',
      personal: '1',
      terms: profile.terms,
      research: false,
    });
    const name = pathTo(patterns.name, who);
    expect((await call(running(), 'GET', name, undefined, { token: who.token })).body).toBe('Asha R.');
  });

  test('a corrected age is the current one, and increases from the day of registration', async () => {
    const who = await createPerson(running(), { age: 30 });
    const registeredAt = running().clock.now();
    const logIn = async (): Promise<Person> => {
      const { username, password, ip } = who;
      const { body } = await call(running(), 'POST', patterns.login, { username, password }, { ip });
      return { ...who, ...body[0] };
    };
    // A year and a half later the profile says 31; it should say 45. Half a year later the second year is complete: 46.
    running().clock.advance({ days: 548 });
    const later = await logIn();
    expect((await read(later)).age).toBe(31);
    await correct(later, { ...facts, age: 45 });
    expect((await read(later)).age).toBe(45);
    running().clock.advance({ days: 183 });
    expect((await read(await logIn())).age).toBe(46);
    running().clock.set(registeredAt);
  });

  test('stored results keep the age at which they were scored; the next one uses the corrected age', async () => {
    const who = await createPerson(running(), { age: 30 });
    // A section with separate norms for people of 36 and over.
    const { instrument } = running().context.instruments.find((served) =>
      served.instrument.scores.some(({ report }) => (report?.bands.length ?? 0) > 1),
    )!;
    await completeSectionsBefore(running(), who, instrument.id);
    const submitAnswers = () => submit(running(), who, instrument.id, createAnswers(instrument, 3));
    const getFeedback = async () => {
      const url = pathTo(patterns.feedback, { userid: who.userid, sectionId: instrument.id });
      return (await call(running(), 'GET', url, undefined, { token: who.token })).body;
    };
    await submitAnswers();
    const before = await getFeedback();
    await correct(who, { ...facts, age: 60 });
    expect(await getFeedback()).toEqual(before);
    running().clock.advance({ seconds: 1 });
    await submitAnswers();
    expect((await getFeedback())[2]).not.toEqual(before[2]);
    const attempts = (await running().context.db.query.attempts.findMany()).filter(
      ({ userid, sectionId }) => userid === who.userid && sectionId === instrument.id,
    );
    expect(attempts.map(({ age }) => age).sort()).toEqual([30, 60]);
  });

  test.each([
    [{ name: ' ' }, 'This field is required'],
    [{ education: '' }, 'This field is required'],
    [{ age: 17 }, 'This program is for adults aged 18 or older.'],
    [{ phone: 12 }, 'Please enter 10 digits, or leave this empty.'],
    [{ city: 'x'.repeat(201) }, 'Please use at most 200 characters.'],
  ])('rejects %o and changes nothing: %s', async (changes, message) => {
    const who = await createPerson(running());
    const { status, body } = await correct(who, { ...facts, ...changes });
    expect([status, body.message]).toEqual([422, message]);
    expect((await read(who)).city).toBe(profile.city);
  });

  test('rejects another shape: 400', async () => {
    const who = await createPerson(running());
    expect((await correct(who, { name: 'Asha' })).status).toBe(400);
    expect((await correct(who, { ...facts, gender: 'Female' })).status).toBe(400);
  });
});
