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
    ['You have depression and anxiety.', 'error: you have depression'],
    ['You have bipolar disorder.', 'error: you have bipolar disorder'],
    ['Today you have anxiety.', 'error: you have anxiety'],
    ['If the score is high, you probably have depression.', 'error: you probably have depression'],
    ['Here you show symptoms of OCD.', 'error: you show symptoms of ocd'],
    ['You have a major depressive disorder.', 'error: you have a major depressive disorder'],
    ['Your score shows clinical depression.', 'error: score shows clinical depression'],
    ['A score of 12 or more means depression.', 'error: score of 12 or more means depression'],
    ['These answers prove a mental illness.', 'error: answers prove a mental illness'],
    ['Ask about your illness.', 'error: your illness'],
    ['You will feel better.', 'error: you will feel better'],
    ["Then you'll soon be calm.", "error: you'll soon be calm"],
    ['You will become much happier.', 'error: you will become much happier'],
    ['It always works.', 'error: it always works'],
    ['It will make you calm.', 'error: will make you'],
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
    'If you have depression, talk to a doctor.',
    'A high score does not mean that you have depression.',
    'Nobody knows whether you have anxiety.',
    'People who have anxiety often sleep badly.',
    'You may feel low, or you may have felt low for weeks.',
    'You have a wide view here.',
    'Your answers show little strain. No score shows depression.',
    'Your score does not show an illness.',
    'After the illness, Rukmini walked again.',
    'The disease of the heart is treated in the clinic.',
    'You will be asked about your days, and you will be happy to have notes.',
    'You will be better prepared. You will not always feel calm.',
    'It does not always help.',
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
  const others = [
    'the end of the week',
    'a change in your life',
    'the battery died',
    'Killing time, dying of laughter. My phone died. End my life as a clerk.',
    'take your life seriously',
  ];
  expect(others.map(speaksOfSuicide)).toEqual(others.map(() => false));
});
