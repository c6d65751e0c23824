import { describe, expect, it } from 'vitest';
import { checkText } from '#authoring/check/check-passage.ts';
import type { TextContext } from '#authoring/source/wording/passage.ts';

const listActual = (text: string, context?: TextContext) =>
  checkText('page.mdx', 1, text, context).map(
    ({ actual: words, level }) => `${level}: ${words.slice(1, -1)}`,
  );

describe('harmful wording', () => {
  it.each([
    ['He had committed suicide.', 'error: committed suicide'],
    ['It was an unsuccessful attempt.', 'error: unsuccessful attempt'],
    ['The completed suicide of a neighbour.', 'error: completed suicide'],
    ['That was only a cry for help.', 'error: cry for help'],
    ['Think of your family.', 'advice: think of your family'],
    ['Her suicide attempt failed.', 'error: suicide attempt failed'],
    ['They call it the suicide point.', 'error: suicide point'],
    ['Some people want to kill themselves.', 'error: kill themselves'],
    ['He killed himself.', 'error: killed himself'],
    ['Thoughts of killing oneself may come.', 'error: killing oneself'],
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
    ['Your anxiety disorder is treatable.', 'error: your anxiety disorder'],
    ['It helps with your depression.', 'error: your depression'],
    ['Live well with your PTSD or your bipolar disorder.', 'error: your bipolar disorder'],
    ['Many share your mental health condition.', 'error: your mental health condition'],
    ['Your doctor told you that you have depression.', 'error: you have depression'],
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
    ['It waits when\n the line drops.', 'advice: when the line drops'],
    ['Don’t bottle up your anger.', 'advice: bottle up'],
  ])('is found: %s', (text, expected) => {
    expect(listActual(text)).toContain(expected);
  });

  it.each([
    'She died by suicide in the spring.',
    'Your answers suggest that you have felt low for some weeks.',
    'You are ready to rest.',
    'An attempt to write failed.',
    'It killed the joy. That story kills me. You nearly killed yourself laughing.',
    'Many people live with a mental illness.',
    'An attempt to sleep may fail.',
    'It may help, and it helps many people.',
    'You are on your way to feeling better.',
    'If you have depression, talk to a doctor.',
    'If you have depression, your depression may lift.',
    'If your doctor has told you that you have an anxiety disorder, ask what helps.',
    'Note your illnesses and your living condition. Your anxiety score is a number.',
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
    // Ordinary words of an idiom.
    'Draw a line. She stands at the door. Nobody carries the bag alone. The weather is good, and so is the view.',
  ])('is not found: %s', (text) => {
    expect(listActual(text)).toEqual([]);
  });

  it('is allowed in quoted thoughts and myths, except for language about suicide', () => {
    expect(listActual('I must be crazy, and mentally ill.', { isQuotation: true })).toEqual([]);
    expect(listActual('I bottle up my anger.', { isQuotation: true })).toEqual([]);
    expect(listActual('He committed suicide.', { isQuotation: true })).toEqual(['error: committed suicide']);
    expect(listActual('I want to kill myself.', { isQuotation: true })).toEqual([]);
    expect(listActual('I drank poison.', { isQuotation: true })).toEqual(['error: drank poison']);
  });

  it('is found across line ends and with any typographic sign', () => {
    expect(listActual('He committed\n  suicide.')).toEqual(['error: committed suicide']);
    expect(listActual('Self‑immolation.')).toEqual(['error: self-immolation']);
  });

  it('includes everyday words for methods on a page about suicide', () => {
    expect(listActual('Keep the tablets out of reach.')).toEqual([]);
    expect(listActual('Keep the tablets out of reach.', { isSensitive: true })).toEqual(['advice: tablets']);
  });

  it('includes them if the text itself mentions suicide', () => {
    expect(listActual('Before his suicide he bought a rope.')).toEqual(['advice: rope']);
  });

  it.each([
    ['He left a farewell letter.', ['error: left a farewell letter']],
    ['A suicide note was found.', ['error: suicide note']],
    ['She left a note before her suicide.', ['error: left a note']],
    ['A last message was found.', ['error: last message']],
    ['The letter before her death was short.', ['error: letter before her death']],
    ['Write a letter to yourself. Leave a note on the door.', []],
  ])('includes a suicide note: %s', (text, expected) => {
    expect(listActual(text, { isSensitive: true })).toEqual(expected);
  });

  it('is reported once per expression', () => {
    expect(listActual('Crazy, crazy and insane.')).toEqual(['error: crazy', 'error: insane']);
  });

  it('is reported once, with the words around it', () => {
    expect(listActual('He hanged himself.')).toEqual(['error: hanged himself']);
    expect(listActual('She took rat poison.', { isSensitive: true })).toEqual(['error: took rat poison']);
  });

  it('can be a name that a tag replaces', () => {
    const names = [
      { name: 'Wellness Check', tag: '<Program />' },
      { name: 'Institute (North)', tag: '<Institute />' },
    ];
    const [program] = checkText('page.mdx', 1, 'With Wellness Check you look at your week.', { names });
    expect(program).toMatchObject({ actual: '"Wellness Check"', level: 'advice', expected: '<Program />' });
    expect(listActual('The Institute (North)’s team.', { names })).toEqual(['advice: Institute (North)']);
    expect(listActual('A doctor did a wellness check. Wellness Checks, Institute North.', { names })).toEqual(
      [],
    );
    expect(listActual('Wellness Check.')).toEqual([]);
  });
});
