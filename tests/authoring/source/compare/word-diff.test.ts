import { expect, test } from 'vitest';
import type { TextSegment } from '#authoring/source/compare/text-segments.ts';
import { diffWords } from '#authoring/source/compare/word-diff.ts';

const marks: Record<TextSegment['kind'], (text: string) => string> = {
  same: (text) => text,
  removed: (text) => `[-${text}-]`,
  added: (text) => `{+${text}+}`,
};
const formatDiff = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => marks[kind](text))
    .join('');

test.each([
  ['nothing', 'I slept well.', 'I slept well.', 'I slept well.'],
  ['a word', 'I slept well.', 'I slept badly.', 'I slept [-well-]{+badly+}.'],
  ['an added word', 'I slept well.', 'I slept very well.', 'I slept {+very +}well.'],
  ['a removed word', 'I slept very well.', 'I slept well.', 'I slept [-very -]well.'],
  ['a punctuation mark', 'Calm, glad', 'Calm; glad', 'Calm[-,-]{+;+} glad'],
  ['a word with an accent', 'a naive plan', 'a naïve plan', 'a [-naive-]{+naïve+} plan'],
  ['Hindi', 'मन शांत था', 'मन हल्का था', 'मन [-शांत-]{+हल्का+} था'],
  [
    'adjacent words as one',
    'I feel like an outsider here',
    'I am a stranger here',
    'I [-feel like an outsider-]{+am a stranger+} here',
  ],
  [
    'words with a gap between them',
    'I am calm, glad',
    'I really am very calm, glad',
    'I {+really +}am {+very +}calm, glad',
  ],
  ['everything', 'one', 'two', '[-one-]{+two+}'],
  ['a new text', '', 'New words', '{+New words+}'],
  ['a removed text', 'Old words', '', '[-Old words-]'],
])('marks %s', (_, before, after, expected) => {
  expect(formatDiff(before, after)).toBe(expected);
});

test('contains both texts completely', () => {
  const [before, after] = ['The  cat sat\non the mat, twice.', 'A cat on the  mat sat; once, twice!'];
  const stretches = diffWords(before, after);
  const joinWithout = (kind: TextSegment['kind']) =>
    stretches.flatMap((one) => (one.kind === kind ? [] : one.text)).join('');
  expect(joinWithout('added')).toBe(before);
  expect(joinWithout('removed')).toBe(after);
});
