import { describe, expect, it } from 'vitest';
import { speaksOfSuicide, wordingProblems } from '../../../src/domain/reading/wording.ts';

const found = (...place: Parameters<typeof wordingProblems>) =>
  wordingProblems(...place).map(({ found: words, level }) => `${level}: ${words}`);

describe('words that may harm a reader', () => {
  it.each([
    ['He had committed suicide.', 'error: committed suicide'],
    ['It was an unsuccessful attempt.', 'error: unsuccessful attempt'],
    ['The completed suicide of a neighbour.', 'error: completed suicide'],
    ['That was only a cry for help.', 'error: cry for help'],
    ['Think of your family.', 'advice: think of your family'],
    ['He tried to hang himself.', 'error: hang himself'],
    ['She stood in front of a train.', 'error: in front of a train'],
    ['You are clinically depressed.', 'error: you are clinically depressed'],
    ['You might be bipolar.', 'error: you might be bipolar'],
    ['You suffer from worry.', 'error: you suffer from'],
    ['You may have an anxiety disorder.', 'error: you may have an anxiety disorder'],
    ['That is not normal.', 'error: not normal'],
    ['Care for the mentally ill.', 'error: the mentally ill'],
    ['What a crazy thought.', 'error: crazy'],
    ['Stay strong!', 'error: !'],
    ['Sit down 🙂', 'error: 🙂'],
    ['It is guaranteed.', 'error: guaranteed'],
    ['Well done so far.', 'advice: well done'],
  ])('%s', (text, expected) => {
    expect(found(text)).toContain(expected);
  });

  it.each([
    'She died by suicide in the spring.',
    'Your answers suggest that you have felt low for some weeks.',
    'You are ready to rest.',
    'A drowning man of a story clutches at straw; she was drowning in work.',
    'Many people live with a mental illness.',
    'An attempt to sleep may fail.',
    'It may help, and it helps many people.',
    'You are on your way to feeling better.',
  ])('are not seen where there are none: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('may be quoted as a thought or a myth, but for language about suicide', () => {
    expect(found('I must be crazy, and mentally ill.', { quoted: true })).toEqual([]);
    expect(found('He committed suicide.', { quoted: true })).toEqual(['error: committed suicide']);
  });

  it('include everyday words for means where a text speaks of suicide', () => {
    expect(found('Keep the tablets out of reach.')).toEqual([]);
    expect(found('Keep the tablets out of reach.', { careful: true })).toEqual(['advice: tablets']);
    expect(found('He left a farewell letter.', { careful: true })).toEqual(['error: farewell letter']);
  });

  it('are told once for each way of saying them', () => {
    expect(found('Crazy, crazy and insane.')).toEqual(['error: crazy', 'error: insane']);
  });
});

it('a text speaks of suicide by many words, and not by every end', () => {
  const texts = [
    'thoughts of suicide',
    'suicidal thoughts',
    'ending your life',
    'to harm yourself',
    'she wanted to die',
  ];
  expect(texts.map(speaksOfSuicide)).toEqual(texts.map(() => true));
  expect(['the end of the week', 'a change in your life', 'the battery died'].map(speaksOfSuicide)).toEqual([
    false,
    false,
    false,
  ]);
});
