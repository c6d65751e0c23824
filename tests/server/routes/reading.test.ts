import { beforeEach, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, submit, completeSectionsBefore } from './people.ts';

onBothDatabases('Reading results', (running) => {
  let who: Person;
  beforeEach(async () => {
    who = await createPerson(running());
  });
  const listInstruments = () => running().context.instruments.map(({ instrument }) => instrument);
  const getVersion = (sectionId: string) => listInstruments().find(({ id }) => id === sectionId)?.version;
  const read = async (pattern: string, sectionId = 'S1') => {
    const path = pathTo(pattern as '/:userid/:sectionId', { userid: who.userid, sectionId });
    return call(running(), 'GET', path, undefined, { token: who.token });
  };

  test('before the first attempt: empty progress, no dates, no feedback, 404 for history, null in the summary', async () => {
    expect((await read(patterns.progress)).body).toEqual(
      listInstruments().map(({ id }) => ({ section_id: id, totalsum: '' })),
    );
    expect((await read(patterns.summary)).body).toEqual(
      listInstruments().map(({ id }) => ({ section_id: id, totalsum: null })),
    );
    expect((await read(patterns.report)).body).toEqual([]);
    expect(await read(patterns.feedback)).toMatchObject({ status: 200, body: [] });
    const none = await read(patterns.history);
    expect([none.status, typeof none.body.message]).toEqual([404, 'string']);
  });

  test('after one attempt each: sums in the history order, dates in UTC', async () => {
    await completeSectionsBefore(running(), who, 'the end');
    const time = running().clock.now().toISOString();
    const sums = (await read(patterns.progress)).body;
    // Lowest code everywhere. S1: 4 reversed items count 6 (9, 11, 10, 10, sum 40); S2: 13 · 1 each, means and ratio 1;
    // S3: 5 · 1 + 4 reversed · 6 = 29; S4: 10; S5: 10 and 10.
    expect(sums).toEqual([
      { section_id: 'S1', totalsum: '[9,11,10,10,40]' },
      { section_id: 'S2', totalsum: '[13,13,1,1,1]' },
      { section_id: 'S3', totalsum: '[29]' },
      { section_id: 'S4', totalsum: '[10]' },
      { section_id: 'S5', totalsum: '[10,10]' },
    ]);
    const age = 30;
    expect((await read(patterns.summary)).body).toEqual(sums.map((one: object) => ({ ...one, age })));
    for (const { section_id, totalsum } of sums) {
      expect((await read(patterns.report, section_id)).body).toEqual([{ time }]);
      expect((await read(patterns.history, section_id)).body).toEqual([
        { time, totalsum, version: getVersion(section_id), age },
      ]);
    }
  });

  test('feedback: four parallel lists in the feedback order', async () => {
    await completeSectionsBefore(running(), who, 'the end');
    // The same lowest answers at 30: all levels Low except the ratio, which is 1 and Average, without percentile.
    const [scores, levels, percentiles, gauges] = (await read(patterns.feedback, 'S2')).body;
    expect(scores).toEqual([13, 13, 1]);
    expect(levels).toEqual(['Low', 'Low', 'Average']);
    expect([percentiles[2], gauges[2]]).toEqual(['', null]);
    for (const { id, feedback } of listInstruments()) {
      const lists = (await read(patterns.feedback, id)).body;
      expect(lists.map((list: unknown[]) => list.length)).toEqual(Array(4).fill(feedback.order.length));
      for (const text of lists[2]) expect(text).toMatch(/^([1-9]\d?)?$/);
      expect(lists[3]).toEqual(lists[2].map((text: string) => (text === '' ? null : Number(text))));
    }
  });

  test('own answers: those of the newest attempt, with time and version, and no others', async () => {
    const [first] = listInstruments();
    expect((await read(patterns.ownAnswers)).body).toEqual([]);
    await submit(running(), who, first!.id, createAnswers(first!));
    running().clock.advance({ days: 3 });
    const ans = createAnswers(first!, 6);
    await submit(running(), who, first!.id, ans);
    const time = running().clock.now().toISOString();
    expect((await read(patterns.ownAnswers)).body).toEqual([{ time, version: first!.version, ans }]);
    expect(await read(patterns.ownAnswers, 'S99')).toMatchObject({ status: 404 });
  });

  test('newest first: the second attempt is before the first, and every screen displays the newest', async () => {
    const [first] = listInstruments();
    await submit(running(), who, first!.id, createAnswers(first!));
    const earlier = running().clock.now().toISOString();
    running().clock.advance({ days: 3 });
    await submit(running(), who, first!.id, createAnswers(first!, 6));
    const later = running().clock.now().toISOString();
    const history = (await read(patterns.history)).body;
    expect(history.map(({ time }: { time: string }) => time)).toEqual([later, earlier]);
    expect((await read(patterns.report)).body).toEqual([{ time: later }, { time: earlier }]);
    expect((await read(patterns.progress)).body[0].totalsum).toBe(history[0].totalsum);
    expect((await read(patterns.summary)).body[0].totalsum).toBe(history[0].totalsum);
    expect((await read(patterns.feedback)).body[0].at(-1)).toBe(JSON.parse(history[0].totalsum).at(-1));
  });

  test('returns stored results, without scoring again', async () => {
    const [first] = listInstruments();
    await submit(running(), who, first!.id, createAnswers(first!));
    const before = await read(patterns.feedback);
    const { context } = running();
    const changed = context as { instruments: typeof context.instruments };
    const original = context.instruments;
    // New norms have a new minor version; stored results are unchanged.
    changed.instruments = original.map((served) => ({
      ...served,
      instrument: {
        ...served.instrument,
        version: '1.1',
        scores: served.instrument.scores.map((score) => ({ ...score, report: undefined })),
      },
    }));
    expect((await read(patterns.feedback)).body).toEqual(before.body);
    changed.instruments = original;
  });

  test('history has the version of each attempt, because only scores of a major version are comparable', async () => {
    const { context } = running();
    const [first] = listInstruments();
    await submit(running(), who, first!.id, createAnswers(first!));
    const before = getVersion(first!.id);
    const changed = context as { instruments: typeof context.instruments };
    const original = context.instruments;
    changed.instruments = original.map((served) => ({
      ...served,
      instrument: { ...served.instrument, version: '9.0' },
    }));
    // Old attempts are readable until the new version is answered.
    const listVersions = async () =>
      (await read(patterns.history)).body.map(({ version }: { version: string }) => version);
    expect(await listVersions()).toEqual([before]);
    await submit(running(), who, first!.id, createAnswers(first!, 6));
    expect(await listVersions()).toEqual(['9.0', before]);
    expect((await read(patterns.report)).body).toHaveLength(2);
    changed.instruments = original;
  });

  test('another account reads nothing of it', async () => {
    await completeSectionsBefore(running(), who, 'the end');
    who = await createPerson(running());
    expect((await read(patterns.feedback)).body).toEqual([]);
    expect((await read(patterns.report)).body).toEqual([]);
  });
});
