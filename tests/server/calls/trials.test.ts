import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { armOf } from '#domain/trial/arms.ts';
import type { Context } from '#server/context.ts';
import { armFor } from '#server/services/trial-arm.ts';
import { builtInSettings } from '#server/settings.ts';
import { instruments } from '#tests/support/instruments.ts';
import { madeUpTrial } from '#tests/support/made-up-trial.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { answersTo, call, type Person, person, submit } from './people.ts';

const s4 = { ...instruments.find(({ id }) => id === 'S4')!, position: 1 };
const [usual, short] = madeUpTrial.arms;
/** Who takes part meets the other words. */
const trial = {
  ...madeUpTrial,
  stopRule: { ...madeUpTrial.stopRule, after: 6 },
  arms: [
    { ...short!, share: 100 },
    { ...usual!, share: 0 },
  ],
};
const version = 'short-steps@2026-01-01';
const research = { enabled: true, textVersion: '2026-10-01' };

onBothDatabases(
  'A trial of other words',
  (running) => {
    const path = ({ userid }: Person) => pathTo(patterns.consent, { userid });
    const say = (who: Person, given: boolean, of = version) =>
      call(running(), 'POST', path(who), { purpose: 'trial', given, version: of }, { token: who.token });
    const take = async (who: Person, code = 1) => {
      running().clock.advance({ minutes: 1 });
      expect((await submit(running(), who, 'S4', answersTo(s4, code))).status).toBe(204);
    };
    const read = async ({ userid, token }: Person, pattern: string, more = {}) =>
      (
        await call(running(), 'GET', pathTo(pattern as never, { userid, ...more } as never), undefined, {
          token,
        })
      ).body;
    /** Newest first; null where the history says nothing of an arm. */
    const arms = async (who: Person) =>
      (await read(who, patterns.history, { sectionId: 'S4' })).map(({ arm = null }) => arm);
    const stepOf = async (who: Person) => {
      const body = { section_id: 'S4', place: 0 };
      await call(running(), 'POST', pathTo(patterns.step, { userid: who.userid }), body, {
        token: who.token,
      });
      return (await read(who, patterns.step)).chosen.text;
    };
    const usualStep = s4.scores[0]!.report!.levelTexts.Low!.step;
    const served = () => running().context.instruments[0]!;

    test('is met by nobody who did not agree, and is off until somebody does', async () => {
      const who = await person(running());
      await take(who);
      expect((await read(who, patterns.consent)).trials).toBeUndefined();
      expect(await arms(who)).toEqual([null]);
      expect(await stepOf(who)).toBe(usualStep);
    });

    test('goes with results from the consent until it is taken back; a result keeps the words it was read with', async () => {
      const who = await person(running());
      await take(who);
      expect((await say(who, true)).status).toBe(204);
      await take(who);
      expect(await arms(who)).toEqual(['short-steps/short', null]);
      expect(await stepOf(who)).toBe('Take a short walk.');
      expect((await say(who, false)).status).toBe(204);
      expect((await read(who, patterns.consent)).trials).toMatchObject([{ given: false, version }]);
      // What was read stays as it was read.
      expect(await arms(who)).toEqual(['short-steps/short', null]);
      const url = pathTo(patterns.exportData, { userid: who.userid });
      const as = async (format: string) =>
        (await call(running(), 'GET', `${url}?format=${format}`, undefined, { token: who.token })).text;
      expect((await as('csv')).match(/^attempt,S4,.*,arm,.*$/gm)).toHaveLength(1);
      expect(await as('csv')).toContain(',arm,,short-steps/short,');
      expect((await as('html')).match(/“short-steps”[^<]*the group “short”/g)).toHaveLength(1);
      const copy = await read(who, patterns.exportData);
      const [own, before] = copy.sections[0].attempts;
      expect([own.arm, own.scores[0].words]).toEqual(['short-steps/short', 'You had a calm month.']);
      expect(before.arm).toBeUndefined();
      expect(before.scores[0].words).toBe(s4.scores[0]!.report!.levelTexts.Low!.text);
      await take(who);
      expect(await arms(who)).toEqual([null, 'short-steps/short', null]);
      expect(await stepOf(who)).toBe(usualStep);
    });

    test('ends for a person who got worse by its bound: the usual words from that result on, and it is counted', async () => {
      const who = await person(running());
      await say(who, true);
      await take(who, 1);
      await take(who, 2);
      await take(who, 2);
      expect(await arms(who)).toEqual([null, 'short-steps/harm', 'short-steps/short']);
      const url = `${pathTo(patterns.exportData, { userid: who.userid })}?format=html`;
      const page = await call(running(), 'GET', url, undefined, { token: who.token });
      expect(page.text.match(/It ended for you with this result/g)).toHaveLength(1);
    });

    test('has shares by a keyed hash of person and trial', async () => {
      const who = await person(running());
      await say(who, true);
      const { context } = running();
      const seen = { userid: who.userid, takenAt: context.now(), result: {}, answers: [] };
      const halves = { ...served(), trials: [madeUpTrial] };
      const key = Buffer.from(
        context.personal.keyed('attempts.arm', `${who.userid} short-steps`),
        'base64url',
      );
      const own = `short-steps/${armOf(madeUpTrial, key.toString('hex')).id}`;
      expect(await armFor(context, context.db, halves, seen)).toBe(own);
      const without = async (changes: Partial<Context>, of = halves) =>
        armFor({ ...context, ...changes }, context.db, of, seen);
      const off = { ...builtInSettings, research: { ...research, enabled: false } };
      expect(await without({ settings: off })).toBeNull();
      expect(await without({ now: () => new Date('2026-02-01T00:00:00+05:30') })).toBeNull();
      expect(await without({}, { ...halves, trials: [{ ...madeUpTrial, major: 2 }] })).toBeNull();
      // Agreed to other words: nobody is moved along with new ones.
      expect(
        await without({}, { ...halves, trials: [{ ...madeUpTrial, textVersion: '2026-01-02' }] }),
      ).toBeNull();
    });

    test('ends for all with its stop rule', async () => {
      const who = await person(running());
      await say(who, true);
      // Three attempts carry one by now.
      for (let n = 0; n < 4; n += 1) await take(who);
      expect(await arms(who)).toEqual([null, ...Array.from({ length: 3 }, () => 'short-steps/short')]);
    });

    test.each([
      ['other words', 'short-steps@2025-01-01'],
      ['a trial that there is not', 'long-steps@2026-01-01'],
    ])('cannot be joined by %s: 409', async (_, other) => {
      const who = await person(running());
      expect(await say(who, true, other)).toMatchObject({ status: 409, body: { code: 'wording-changed' } });
      expect((await read(who, patterns.consent)).trials).toBeUndefined();
    });
  },
  { instruments: [s4], trials: [trial], settings: { ...builtInSettings, research } },
);
