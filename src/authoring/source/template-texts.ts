/** Placeholder texts of a new questionnaire, or their beginnings. */
export const templateSentences = {
  description: 'Say in one short line what this part looks at.',
  asks: 'Say what this part asks about.',
  answer: 'Say how to answer.',
  norms: 'Say in a sentence or two where the averages and percentiles come from.',
  item: 'Statement',
  left: 'One end of matter',
  right: 'The other end of matter',
} as const;

/** Placeholder sentences in the report of a new questionnaire. */
export const reportSentences = {
  assumed: 'Assumed from the possible range until it is measured with these items.',
  meaning: 'Write what this may mean.',
  step: 'Name one small',
} as const;

/** Returns true if a text of a questionnaire contains a placeholder of the template. */
export function containsTemplateText(text: string): boolean {
  const { item, left, right, ...whole } = templateSentences;
  const isNumbered = [item, left, right].some(
    (words) => text.startsWith(`${words} `) && /^\d+( on |$)/.test(text.slice(words.length + 1)),
  );
  return isNumbered || Object.values({ ...whole, ...reportSentences }).some((words) => text.includes(words));
}
