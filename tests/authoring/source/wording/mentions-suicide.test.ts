import { expect, it } from 'vitest';
import { mentionsSuicide } from '#authoring/source/wording/mentions-suicide.ts';

it.each([
  'thoughts of suicide',
  'suicidal thoughts',
  'self harm',
  'self-injury',
  'She thought of ending it all.',
  'You may want to kill yourself.',
  'They killed\nthemselves.',
  'to harm yourself',
  'She was harming herself.',
  'I want to hurt myself.',
  'She hurt herself when nobody was home.',
  'ending your life',
  'He took his own life.',
  'people who end their lives',
  'Somebody’s brother ended somebody’s life.',
  'thoughts of ending life',
  'she wanted to die',
  'ready to die',
  'I wish I had never been born.',
  'He wished he were dead.',
  'I would be better off dead.',
  'They are better off without me.',
  'It would be better if I were gone.',
  'I don’t want to live.',
  'She no longer wanted to live.',
  'He did not want to wake up again.',
  'There is no reason to live.',
  'Life is not worth living.',
  'There is no point in living.',
  'tired of life',
])('mentions suicide: %s', (text) => {
  expect(mentionsSuicide(text)).toBe(true);
});

it.each([
  'the end of the week',
  'a change in your life',
  'the battery died',
  'Killing time, dying of laughter. My phone died. End my life as a clerk.',
  'take your life seriously',
  'It killed the joy. That story kills me. Painkillers. Time killed.',
  'You nearly killed yourself laughing.',
  'Stop before you hurt yourself. He fell and hurt himself. He hurt himself in a fall.',
  'The words of others hurt. Small harms add up.',
  'If it tells you to hurt yourself or someone else, reach out today.',
  'If a thought says that others would be better off without you, do not stay alone.',
  'At the end of life’s road. To end life’s small quarrels, talk.',
  'I do not want to live alone. She wanted to live in Pune.',
  'She does not want to wake up early.',
  'You are better off with a friend. I wish I were rich.',
  'no reason to worry; the will to learn; tired of the noise',
  'End all of it with tea.',
])('does not mention suicide: %s', (text) => {
  expect(mentionsSuicide(text)).toBe(false);
});
