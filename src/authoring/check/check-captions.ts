import type { Finding } from '../finding/finding.ts';
import { readCaptions } from '../source/captions.ts';
import { checkText } from './check-passage.ts';
import { captionRules, textRules } from '../rules/groups.ts';
import { runAll } from '../finding/run-rules.ts';
import { hiddenSign } from '../rules/text/hidden-sign.ts';

/**
 * The findings of one file of captions.
 * @param film length of its film in seconds, where that is known
 */
export function checkCaptions(
  file: string,
  source: string,
  film: number | undefined,
  numbers: readonly string[],
): Finding[] {
  const text = runAll(textRules.rules, { file, source });
  if (text.some(({ rule }) => rule !== hiddenSign.id)) return text;
  const captions = { file, film, ...readCaptions(source) };
  return [
    ...text,
    ...runAll(captionRules.rules, captions),
    // The words of a caption stand below its times.
    ...captions.cues.flatMap((cue) => checkText(file, cue.line + 1, cue.text, { numbers })),
  ];
}
