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
  const first = () => running().context.instruments[0]!.instrument;
  const path = (userid = who.userid) => pathTo(patterns.step, { userid });
  const kept = async () =>
    (await call(running(), 'GET', path(), undefined, { token: who.token })).body.chosen;
  const keep = (body: object) => call(running(), 'POST', path(), body, { token: who.token });
  const take = () => submit(running(), who, first().id, createAnswers(first()));
  const offered = async () => {
    const stored = await running().context.db.query.attempts.findFirst({
      where: (table, { eq }) => eq(table.userid, who.userid),
    });
    return selectOfferedSteps(first(), stored!.result, stored!.helpFirst, stored!);
  };

  test('is empty at first, and can only be one that the newest result offers', async () => {
    expect(await kept()).toBeNull();
    expect(await keep({ section_id: first().id, place: 0 })).toMatchObject({ status: 422 });
    await take();
    expect(await keep({ section_id: first().id, place: 2 })).toMatchObject({
      status: (await offered()).length > 2 ? 204 : 422,
    });
  });

  test('is stored with the text of the result, until another or none is chosen', async () => {
    await take();
    expect((await keep({ section_id: first().id, place: 0 })).status).toBe(204);
    expect(await kept()).toMatchObject({ section_id: first().id, text: (await offered())[0], helped: null });
    expect((await keep({ section_id: first().id, place: null })).status).toBe(204);
    expect(await kept()).toBeNull();
  });

  test('its outcome is stored, and is in the data export', async () => {
    await take();
    await keep({ section_id: first().id, place: 0 });
    expect((await keep({ helped: 2 })).status).toBe(204);
    expect(await kept()).toMatchObject({ helped: 2 });
    const copy = await call(
      running(),
      'GET',
      pathTo(patterns.exportData, { userid: who.userid }),
      undefined,
      {
        token: who.token,
      },
    );
    expect(copy.body.steps).toMatchObject([{ section_id: first().id, helped: 2 }]);
  });

  test('is stored once if it is chosen twice', async () => {
    await take();
    await keep({ section_id: first().id, place: 0 });
    await keep({ section_id: first().id, place: 0 });
    const rows = await running().context.db.query.chosenSteps.findMany({
      where: (table, { eq }) => eq(table.userid, who.userid),
    });
    expect(rows).toHaveLength(1);
  });

  test('is visible only to its account, and removed with it', async () => {
    await take();
    await keep({ section_id: first().id, place: 0 });
    const other = await createPerson(running());
    const seen = await call(running(), 'GET', path(), undefined, { token: other.token });
    expect(seen.status).toBe(403);
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
