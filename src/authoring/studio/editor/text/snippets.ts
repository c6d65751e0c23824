/** A part of a page that a button inserts. */
export interface Snippet {
  readonly name: string;
  readonly text: string;
}

const group = (around: string, inner: string, attributes: string, words: string): Snippet => ({
  name: around,
  text: `<${around}>\n\n<${inner} ${attributes}>\n\n${words}\n\n</${inner}>\n\n</${around}>`,
});

/** Snippets for reading pages. A test checks them against the rules. */
export const snippets: readonly Snippet[] = [
  { name: 'Heading', text: '## What helps' },
  { name: 'List', text: '- One thing\n- Another thing' },
  { name: 'Link', text: '[another page](/wellBeing1)' },
  group('Tips', 'Tip', 'title="One thing to try"', 'Say what to do, and when.'),
  group('Steps', 'Step', 'title="Begin small"', 'Say what to do first.'),
  group('Cards', 'Card', 'title="A word"', 'Say what it means.'),
  group('Myths', 'Myth', 'says="What people say."', 'Say what is known.'),
  group('Questions', 'Question', 'ask="What went well this week?"', 'Say how to answer it for oneself.'),
  group(
    'Distortions',
    'Distortion',
    'name="A habit of thought" thought="A thought that shows it." another="Another way to see it."',
    'Say what the habit is.',
  ),
  {
    name: 'Callout',
    text: '<Callout title="Good to know">\n\nSay one thing that matters here.\n\n</Callout>',
  },
  { name: 'NeedToTalk', text: '<NeedToTalk />' },
  { name: 'SafetyPlan', text: '<SafetyPlan />' },
];
