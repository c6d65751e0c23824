import { beforeEach, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { selectOfferedSteps } from '#domain/scoring/offered-steps.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, submit } from './people.ts';

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
