import type { Finding } from '../finding/finding.ts';
import { readCaptions } from '../source/captions.ts';
import { checkText } from './check-passage.ts';
import { captionRules, textRules } from '../rules/groups.ts';
import { runAll } from '../finding/run-rules.ts';
import { hiddenSign } from '../rules/text/hidden-sign.ts';

/**
 * Checks one caption file against the rules on text, captions and wording.
 * @param filmSeconds length of the film in seconds, if known
 */
export function checkCaptions(
  file: string,
  source: string,
  filmSeconds: number | undefined,
  numbers: readonly string[],
  { isTranslated = false }: { readonly isTranslated?: boolean } = {},
): Finding[] {
  const text = runAll(textRules.rules, { file, source });
  if (text.some(({ rule }) => rule !== hiddenSign.id)) return text;
  const captions = { file, filmSeconds, ...readCaptions(source) };
  return [
    ...text,
    ...runAll(captionRules.rules, captions),
    // The text of a caption begins one line below its times.
    // The rules on wording know English only.
    ...(isTranslated ? [] : captions.cues).flatMap((cue) =>
      checkText(file, cue.line + 1, cue.text, { numbers }),
    ),
  ];
}
