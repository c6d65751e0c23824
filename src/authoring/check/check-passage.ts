import type { Finding } from '../finding/finding.ts';
import { createPassage, type TextContext } from '../source/wording/passage.ts';
import { passageRules, wordingRules } from '../rules/groups.ts';
import { runAll } from '../finding/run-rules.ts';

/** Checks a text against every rule on wording, numbers and signs. */
export function checkText(
  file: string,
  line: number | undefined,
  text: string,
  context: TextContext = {},
  path?: string,
): Finding[] {
  const read = createPassage(text, { ...context, file, line, path });
  const errors = wordingRules.rules
    .filter(({ level }) => level === 'error')
    .flatMap(({ findMatches }) => findMatches(read));
  return [...runAll(wordingRules.rules, { ...read, errors }), ...runAll(passageRules.rules, read)];
}
