import type { ForeignQuestion, NotePosition } from './foreign-form.ts';
import { createTextScale, textLengths } from './range-scale.ts';

/** Creates the text that people write if they select the option "other" of a question. */
export function createOtherPart(name: string, position: NotePosition, label: string): ForeignQuestion {
  return {
    name: `${name}_other`,
    position,
    text: `${label}: please write it in your own words`,
    showWhen: { name, includes: 'other' },
    scale: createTextScale(undefined, textLengths.line),
  };
}
