import { beforeEach, describe, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { selectOfferedSteps } from '#domain/scoring/offered-steps.ts';
import { chosenSteps } from '#server/db/schema.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import {
  call,
  completeSectionsBefore,
  createAnswers,
  createPerson,
  type Person,
  profile,
  submit,
} from './people.ts';

onBothDatabases('The chosen step', (running) => {
  let who: Person;
  beforeEach(async () => {
    who = await createPerson(running());
  });
  const getFirst = () => running().context.instruments[0]!.instrument;
  const path = (userid = who.userid) => pathTo(patterns.step, { userid });
  const getChosen = async () =>
    (await call(running(), 'GET', path(), undefined, { token: who.token })).body.chosen;
  const saveChoice = (body: object) => call(running(), 'POST', path(), body, { token: who.token });
  const submitFirst = () => submit(running(), who, getFirst().id, createAnswers(getFirst()));
  const listOffered = async () => {
    const stored = await running().context.db.query.attempts.findFirst({
      where: (table, { eq }) => eq(table.userid, who.userid),
    });
    return selectOfferedSteps(getFirst(), stored!.result, stored!.helpFirst, stored!);
  };

  test('is empty at first, and can only be one that the newest result offers', async () => {
    expect(await getChosen()).toBeNull();
    expect(await saveChoice({ section_id: getFirst().id, place: 0 })).toMatchObject({ status: 422 });
    await submitFirst();
    expect(await saveChoice({ section_id: getFirst().id, place: 2 })).toMatchObject({
      status: (await listOffered()).length > 2 ? 204 : 422,
    });
  });

  test('is stored with the text of the result, until another or none is chosen', async () => {
    await submitFirst();
    expect((await saveChoice({ section_id: getFirst().id, place: 0 })).status).toBe(204);
    expect(await getChosen()).toMatchObject({
      section_id: getFirst().id,
      text: (await listOffered())[0],
      helped: null,
    });
    expect((await saveChoice({ section_id: getFirst().id, place: null })).status).toBe(204);
    expect(await getChosen()).toBeNull();
  });

  test('its outcome is stored, and is in the data export', async () => {
    await submitFirst();
    await saveChoice({ section_id: getFirst().id, place: 0 });
    expect((await saveChoice({ helped: 2 })).status).toBe(204);
    expect(await getChosen()).toMatchObject({ helped: 2 });
    const copy = await call(
      running(),
      'GET',
      pathTo(patterns.exportData, { userid: who.userid }),
      undefined,
      {
        token: who.token,
      },
    );
    expect(copy.body.steps).toMatchObject([{ section_id: getFirst().id, helped: 2 }]);
  });

  test('is stored once if it is chosen twice', async () => {
    await submitFirst();
    await saveChoice({ section_id: getFirst().id, place: 0 });
    await saveChoice({ section_id: getFirst().id, place: 0 });
    const rows = await running().context.db.query.chosenSteps.findMany({
      where: (table, { eq }) => eq(table.userid, who.userid),
    });
    expect(rows).toHaveLength(1);
  });

  describe('with a day', () => {
    // The clock goes on from test to test.
    let today: string;
    let day: string;
    let choices: object;
    let again: object;
    const addDays = (days: number) =>
      getIndianDay(new Date(running().clock.now().getTime() + days * 24 * 60 * 60 * 1000));
    beforeEach(() => {
      today = addDays(0);
      day = addDays(3);
      choices = { smaller: false, when: 'dinner', where: 'home', if_not: 'smaller', day };
      again = { trouble: null, step: null, ...choices };
    });
    const getTrouble = () => running().context.plan.troubles[0]!;
    const findStep = (isContact: boolean) =>
      running().context.plan.steps.find(
        ({ contact, troubles }) => contact === isContact && (isContact || troubles.includes(getTrouble().id)),
      )!;
    const plan = (changes: object = {}) => ({
      trouble: getTrouble().id,
      step: findStep(false).slug,
      ...choices,
      ...changes,
    });
    /** Distress of 50 of 50. */
    const submitHeavy = async () => {
      const heavy = running().context.instruments.find(
        ({ instrument }) => instrument.id === 'S4',
      )!.instrument;
      await completeSectionsBefore(running(), who, heavy.id);
      const response = await submit(
        running(),
        who,
        heavy.id,
        heavy.items.map(() => 5),
      );
      expect(response.status, response.text).toBeLessThan(300);
    };
    /** Logs in again, because sessions end. */
    const returnAfter = async (days: number) => {
      running().clock.advance({ days });
      const { username, password } = who;
      const { body } = await call(running(), 'POST', patterns.login, { username, password });
      who = { ...who, token: body[0].token };
    };
    const readAnswer = async () =>
      (await call(running(), 'GET', path(), undefined, { token: who.token })).body;

    test('is stored by its slug, with the text of the content', async () => {
      expect((await saveChoice(plan())).status).toBe(204);
      expect(await getChosen()).toMatchObject({
        section_id: getTrouble().answerAgain,
        text: findStep(false).text,
        helped: null,
        plan: {
          trouble: getTrouble().id,
          step: findStep(false).slug,
          smaller: findStep(false).smaller,
          when: 'dinner',
          where: 'home',
          if_not: 'smaller',
          day,
          since: null,
        },
      });
      const [row] = await running().context.db.query.chosenSteps.findMany({
        where: (table, { eq }) => eq(table.userid, who.userid),
      });
      expect(row).toMatchObject({ sectionId: '', text: '' });
    });

    test.each([
      ['an unknown step', { step: 'nothing' }],
      ['an unknown trouble', { trouble: 'nothing' }],
      ['a day far away', { day: '2036-02-18' }],
      ['a day in the past', { day: '2026-01-01' }],
      ['a day that does not exist', { day: '2026-02-30' }],
    ])('is refused with %s', async (_, changes) => {
      expect(await saveChoice(plan(changes))).toMatchObject({ status: 422, body: { code: 'step-unknown' } });
      expect(await getChosen()).toBeNull();
    });

    test('can be the step of a result that was kept', async () => {
      await submitFirst();
      await saveChoice({ section_id: getFirst().id, place: 0 });
      expect((await saveChoice(again)).status).toBe(204);
      expect(await getChosen()).toMatchObject({
        section_id: getFirst().id,
        text: (await listOffered())[0],
        plan: { step: null, day, since: today },
      });
      expect(await saveChoice({ ...again, smaller: true })).toMatchObject({ status: 422 });
    });

    test('can be renewed and made smaller, once, and remembers its first day', async () => {
      await saveChoice(plan());
      await saveChoice({ helped: 4 });
      await returnAfter(7);
      const renewed = { ...again, smaller: true, day: addDays(2) };
      expect((await saveChoice(renewed)).status).toBe(204);
      expect(await getChosen()).toMatchObject({
        text: findStep(false).smaller,
        helped: null,
        plan: { smaller: '', since: today, day: addDays(2) },
      });
      expect((await saveChoice(renewed)).status).toBe(422);
    });

    test('is only a step towards a person after heavy answers, for 30 days', async () => {
      await submitHeavy();
      const answer = await readAnswer();
      expect(answer.contact_only).toBe(true);
      const contacts = running()
        .context.plan.steps.filter(({ contact }) => contact)
        .map(({ slug }) => slug);
      for (const { steps } of answer.offers) expect(steps).toEqual(contacts);
      expect((await saveChoice(plan())).status).toBe(422);
      expect((await saveChoice(plan({ step: findStep(true).slug }))).status).toBe(204);
      expect(await getChosen()).toMatchObject({ contact: true });
      await returnAfter(31);
      expect(await readAnswer()).toMatchObject({ contact_only: false });
    });

    test('cannot renew another step after heavy answers', async () => {
      await saveChoice(plan());
      await submitHeavy();
      expect((await saveChoice(again)).status).toBe(422);
    });

    test('names what the answers suggest', async () => {
      await submitHeavy();
      const { offers } = await readAnswer();
      expect(offers.find(({ trouble }: { trouble: string }) => trouble === 'worry')).toMatchObject({
        suggested: true,
      });
      expect(offers.find(({ trouble }: { trouble: string }) => trouble === 'home')).toMatchObject({
        suggested: false,
      });
    });

    test('is in the data export as a sentence, and as fields', async () => {
      await saveChoice(plan());
      const read = async (query: string) => {
        const exportPath = `${pathTo(patterns.exportData, { userid: who.userid })}${query}`;
        return (await call(running(), 'GET', exportPath, undefined, { token: who.token })).text;
      };
      expect(await read('')).toMatch(new RegExp(`"day": ?"${day}"`));
      expect(await read('?format=csv')).toContain(`,day,,${day},`);
      expect(await read('?format=html')).toMatch(
        /On \w+day, \d+ \w+, after dinner, at home: Do the exercise/,
      );
    });

    test('is refused while the account is stopped', async () => {
      await call(
        running(),
        'POST',
        pathTo(patterns.consent, { userid: who.userid }),
        { purpose: 'terms', given: false, version: profile.terms },
        { token: who.token },
      );
      expect((await saveChoice(plan())).status).toBe(403);
    });
  });

  test('of an earlier release is read from its columns', async () => {
    await running().context.db.insert(chosenSteps).values({
      userid: who.userid,
      number: 1,
      sectionId: 'S1',
      text: 'Go to bed earlier.',
      chosenAt: running().clock.now(),
    });
    expect(await getChosen()).toMatchObject({ section_id: 'S1', text: 'Go to bed earlier.' });
    expect(await getChosen()).not.toHaveProperty('plan');
  });

  test('is visible only to its account, and removed with it', async () => {
    await submitFirst();
    await saveChoice({ section_id: getFirst().id, place: 0 });
    const other = await createPerson(running());
    const response = await call(running(), 'GET', path(), undefined, { token: other.token });
    expect(response.status).toBe(403);
    const gone = await call(
      running(),
      'POST',
      pathTo(patterns.remove, { userid: who.userid }),
      { password: who.password, confirm: 'DELETE' },
      { token: who.token },
    );
    expect(gone.status).toBe(204);
    const rows = await running().context.db.query.chosenSteps.findMany({
      where: (table, { eq }) => eq(table.userid, who.userid),
    });
    expect(rows).toEqual([]);
  });
});
