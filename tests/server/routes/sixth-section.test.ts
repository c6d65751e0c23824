import { beforeEach, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import type { SetRule } from '#domain/instrument/instrument.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';
import { onBothDatabases, toServedInstrument } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, submit } from './people.ts';

const five = instruments.map(({ id }) => id);

/** The five with a sixth after them, or between the second and the third. */
onBothDatabases('A sixth section', (running) => {
  let who: Person;
  beforeEach(async () => {
    who = await createPerson(running());
    serveWithSixth({});
  });
  const serve = (list: typeof instruments) =>
    Object.assign(running().context, { instruments: list.map(toServedInstrument) });
  const createSixth = (set: SetRule) => anInstrument((draft) => Object.assign(draft, { position: 6, set }));
  const serveWithSixth = (set: SetRule) => serve([...instruments, createSixth(set)]);
  const send = (id: string, key?: string) => {
    const { instrument } = running().context.instruments.find((one) => one.instrument.id === id)!;
    return submit(running(), who, id, createAnswers(instrument), key ? { 'Idempotency-Key': key } : {});
  };
  const read = async (pattern: string, sectionId = 'T1') => {
    const path = pathTo(pattern as '/:userid/:sectionId', { userid: who.userid, sectionId });
    return call(running(), 'GET', path, undefined, { token: who.token });
  };
  /**
   * Submits an attempt of each.
   * @returns the status of the last one
   */
  const submitAll = async (...ids: string[]) => {
    let status = 0;
    for (const id of ids) ({ status } = await send(id));
    return status;
  };

  test('opens after the fifth by default', async () => {
    expect(await submitAll('S1', 'S2', 'S3', 'S4', 'T1')).toBe(409);
    expect(await submitAll('S5', 'T1')).toBe(204);
  });

  test('opens after those that it needs', async () => {
    serveWithSixth({ needs: ['S2'] });
    expect(await submitAll('S1', 'T1')).toBe(409);
    expect(await submitAll('S2', 'T1')).toBe(204);
    // The five are unchanged.
    expect(await submitAll('S4')).toBe(409);
    expect(await submitAll('S3')).toBe(204);
  });

  test('is open from the start without needs, and opens none of the five', async () => {
    serveWithSixth({ needs: [] });
    expect(await submitAll('T1')).toBe(204);
    expect(await submitAll('S2')).toBe(409);
  });

  test('blocks no section if it is optional', async () => {
    const [first, second, ...rest] = instruments;
    const extra = anInstrument((draft) => Object.assign(draft, { position: 3, set: { optional: true } }));
    serve([first!, second!, extra, ...rest]);
    expect(await submitAll('S1', 'T1')).toBe(409);
    expect(await submitAll('S2', 'S3')).toBe(204);
    expect(await submitAll('T1')).toBe(204);
  });

  test('rejects answers when retired, with its own code', async () => {
    serveWithSixth({ retired: true });
    const refused = await send('T1');
    expect([refused.status, refused.body.code]).toEqual([409, 'section-retired']);
    expect(refused.body.message).toBe(
      'This assessment is no longer offered, so these answers were not stored. Your earlier results are safe.',
    );
    expect((await read(patterns.report)).body).toEqual([]);
  });

  test('when retired is omitted in progress and summary, while history, feedback and export include it', async () => {
    serveWithSixth({ needs: [] });
    await send('T1', 'kept');
    const [history, feedback] = [await read(patterns.history), await read(patterns.feedback)];
    serveWithSixth({ retired: true });
    for (const pattern of [patterns.progress, patterns.summary]) {
      const { body } = await read(pattern);
      expect(body.map((record: { section_id: string }) => record.section_id)).toEqual(five);
    }
    expect((await read(patterns.history)).body).toEqual(history.body);
    expect((await read(patterns.feedback)).body).toEqual(feedback.body);
    expect((await read(patterns.report)).body).toHaveLength(1);
    expect((await read(patterns.exportData)).body.sections.map(({ id }: { id: string }) => id)).toEqual([
      ...five,
      'T1',
    ]);
    // A repetition of a stored submission is accepted.
    expect((await send('T1', 'kept')).status).toBe(204);
    expect((await send('T1', 'new')).status).toBe(409);
  });

  test('when retired and never completed is in no export', async () => {
    serveWithSixth({ retired: true });
    expect((await read(patterns.exportData)).body.sections.map(({ id }: { id: string }) => id)).toEqual(five);
  });

  test('when retired between two others, the next one opens after the previous one', async () => {
    const [first, second, ...rest] = instruments;
    serve([first!, { ...second!, set: { retired: true } }, ...rest]);
    expect(await submitAll('S3')).toBe(409);
    expect(await submitAll('S1', 'S3')).toBe(204);
  });
});
