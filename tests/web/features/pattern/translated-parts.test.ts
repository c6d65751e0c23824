import { expect, it } from 'vitest';
import { createHeadline } from '#features/pattern/headline.ts';
import { formatCell } from '#features/pattern/aspects.ts';
import { createPart } from '#features/pattern/list-parts.ts';
import { describePartChange } from '#features/pattern/part-change.ts';
import { format, t } from '#tests/support/english.ts';
import { instruments } from '#tests/support/instruments.ts';

const age = { age: 30 };
const [distress] = instruments.filter(({ id }) => id === 'S4');
const create = (value: number, texts: { readonly language?: string } = {}, helpFirst = false) =>
  createPart(t, distress!, { scores: { distress: value }, ...age, helpFirst, ...texts }, age);
const hindi = { language: 'hi-IN' };

it('a part in a draft translation has its score, and one sentence in place of state, level and colour', () => {
  const part = create(21, hindi);
  expect(part.limitNote).toMatch(/^We are still testing this translation\./);
  expect(part).toMatchObject({ state: 'plain', step: '', distance: 0, help: 'none' });
  const [aspect] = part.aspects;
  expect(aspect).toMatchObject({ state: 'plain', level: '', levelText: '', message: '' });
  expect(formatCell(t, aspect!)).toBe('21 of 50');
  expect(createHeadline({ t, format }, [part]).sentence).toBe('Of 1 part: 1 is only for information.');
  expect(create(21).limitNote).toBe('');
});

it('help is displayed as the score says', () => {
  expect(create(31, hindi)).toMatchObject({ state: 'care', help: 'block' });
  expect(create(27, hindi).help).toBe('row');
  expect(create(12, hindi, true).help).toBe('block');
});

it('a change is described within a language only', () => {
  const attempt = (time: string, value: number, texts = {}) => ({
    time: `${time}T06:30:00.000Z`,
    scores: { distress: value },
    ...texts,
  });
  const describe = (after: object, before: object) =>
    describePartChange({ t, format }, create(21, after), [
      attempt('2026-11-30', 21, after),
      attempt('2026-11-01', 40, before),
    ]);
  expect(describe(hindi, hindi)).toContain('Easier');
  expect(describe(hindi, {})).toBe('');
  expect(describe({}, hindi)).toBe('');
});
