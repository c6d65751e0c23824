import { describe, expect, test } from 'vitest';
import { type ReadingOrder, getSlug } from '#domain/reading-order/reading-order.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import chain from '../../content/chain.json';
import { findInstrument, instruments } from './instrument-files.ts';

const listTexts = (one: Instrument) =>
  listQuestions(one).flatMap((item) => ('text' in item ? [item.text] : [item.left, item.right]));
const itemTexts = instruments.flatMap(listTexts);
const levelTexts = instruments.flatMap((one) =>
  one.scores.flatMap(({ id, report }) =>
    Object.entries(report?.levelTexts ?? {}).flatMap(([level, words]) =>
      words ? [{ name: `${id} ${level}`, ...words }] : [],
    ),
  ),
);
const splitWords = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

describe('items', () => {
  test('all texts are unique, within and across files', () => {
    const plain = itemTexts.map((text) => splitWords(text).join(' '));
    expect(plain.filter((text, index) => plain.indexOf(text) !== index)).toEqual([]);
  });

  test('no text contains a negation', () => {
    const denial = /\b(not|no|never|none|nothing|nobody|without|cannot|hardly|neither|nor)\b|n't\b/i;
    expect(itemTexts.filter((text) => denial.test(text))).toEqual([]);
  });

  test('no text is longer than fourteen words or a figure of speech', () => {
    const idiom =
      /\b(down in the dumps|heart of|at heart|in spirits|blue|under the weather|on edge|up in the air|plate|shoes|ball|edge|rope|loop|corner|grip|on top of)\b/i;
    expect(itemTexts.filter((text) => splitWords(text).length > 14 || idiom.test(text))).toEqual([]);
  });

  test('each card has the same topic on both sides, with opposite ends', () => {
    for (const item of findInstrument('S3').items) {
      if (!('left' in item)) throw new Error('S3 must contain only pairs of statements');
      const shared = splitWords(item.left).filter((word) => splitWords(item.right).includes(word));
      expect([item.id, shared.length >= 2]).toEqual([item.id, true]);
    }
  });

  test('few are reversed: one in each part of S1, four cards of S3, none elsewhere', () => {
    const listReversed = (id: string) =>
      listQuestions(findInstrument(id))
        .filter((item) => item.reverse)
        .map((item) => item.id);
    expect(listReversed('S1')).toEqual(['ma3', 'pg3', 'sa4', 'pr5']);
    expect(listReversed('S3')).toEqual(['so2', 'so4', 'so7', 'so9']);
    for (const id of ['S2', 'S4', 'S5']) expect(listReversed(id)).toEqual([]);
  });

  test('kinds are mixed: never more than two neighbours of one score', () => {
    for (const one of instruments) {
      const kinds = one.items.map((item) => item.id.replace(/\d+$/, ''));
      if (new Set(kinds).size === 1) continue;
      expect(kinds.filter((kind, i) => i > 1 && kind === kinds[i - 1] && kind === kinds[i - 2])).toEqual([]);
    }
  });

  test('no text is from a published list that is not free to use', () => {
    const panas =
      'interested distressed excited upset strong guilty scared hostile enthusiastic proud irritable alert ' +
      'ashamed inspired nervous determined attentive jittery active afraid';
    const reserved = new Set(panas.split(' '));
    expect(
      listTexts(findInstrument('S2')).filter((text) => splitWords(text).some((word) => reserved.has(word))),
    ).toEqual([]);
    const k10 =
      /tired out|good reason|nervous|calm you|hopeless|restless|fidgety|sit still|depressed|effort|cheer|worthless/i;
    expect(listTexts(findInstrument('S4')).filter((text) => k10.test(text))).toEqual([]);
  });
});

describe('the text of a level', () => {
  test('exists with a step for every possible level', () => {
    const described = levelTexts.filter((one) => one.text && one.step).map((one) => one.name);
    const possible = instruments
      .flatMap((one) => one.scores)
      .flatMap(({ id, report }) =>
        (report?.bands ?? []).flatMap((band) => band.levels.map(({ is }) => `${id} ${is}`)),
      );
    expect(new Set(described)).toEqual(new Set(possible));
  });

  test('has one to three sentences and a single step, in a calm tone', () => {
    for (const { name, text, step } of levelTexts) {
      const countSentences = (part: string) => part.split(/(?<=[.?])\s+/).length;
      expect([name, countSentences(text) <= 3, countSentences(step) === 1]).toEqual([name, true, true]);
      expect(text + step).not.toMatch(
        /!|\byou (are|have) (a |an )?(depress|anxi|ill|sick|disorder|patient)/i,
      );
      expect(text + step).not.toMatch(
        /\b(abnormal|disorder|symptom|severe|failure|congratulat|well done|alarm)/i,
      );
    }
  });

  test('is unique', () => {
    const texts = levelTexts.flatMap(({ text, step }) => [text, step]);
    expect(texts.filter((part, index) => texts.indexOf(part) !== index)).toEqual([]);
  });

  test('links to pages of the reading order; high distress links to "Step up" first', () => {
    const { chapters, side } = chain as ReadingOrder;
    const pages = [...chapters.flatMap((one) => one.pages.map(getSlug)), ...side.map(({ page }) => page)];
    for (const slug of levelTexts.flatMap((one) => one.reading)) expect(pages).toContain(slug);
    for (const one of levelTexts) expect([one.name, one.reading.length > 0]).toEqual([one.name, true]);
    expect(levelTexts.find((one) => one.name === 'distress High')?.reading[0]).toBe('stepUp1');
  });
});
