import type { Passage } from '../../source/wording/passage.ts';
import { findTelephoneNumbers } from '../../source/wording/telephone.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const unknownNumber: CheckRule<Passage> = {
  id: 'passage/unknown-number',
  level: 'error',
  description: 'A telephone number in a text is one of the help lines; another would grow old unseen.',
  examples: [{ bad: 'Call 1800-999-9999.', good: 'Call:\n\n<HelpLines />' }],
  check: ({ file, line, path = 'number', text, numbers }) =>
    numbers.length === 0
      ? []
      : findTelephoneNumbers(text)
          .filter((number) => !numbers.includes(number.replace(/\D/g, '')))
          .map((number) => ({
            line,
            path,
            expected: 'only numbers of content/help-now.json',
            actual: number,
            fix: `${suggestReplacement(file)}. Add a new help line to content/help-now.json, where its number is verified regularly.`,
          })),
};

/** Only pages have tags. */
function suggestReplacement(file: string): string {
  return file.endsWith('.mdx')
    ? 'Write <HelpLines /> in its place'
    : 'Name the help line without its number, because every screen displays the numbers';
}
