import { forceColours } from './forced-colours.ts';
import { drawIn } from './ink.ts';
import { lengthenWords } from './long-words.ts';
import { answerAs } from './media.ts';

/** What is chosen in the toolbar, or by a story. */
export type Chosen = Readonly<Record<string, unknown>>;

/** Makes the document look as chosen. What is not chosen is as the program has it. */
export function apply(chosen: Chosen): void {
  const root = document.documentElement;
  const letters = String(chosen.letters) === '200' ? 2 : 1;
  root.dataset.theme = String(chosen.theme ?? 'light');
  root.dir = String(chosen.direction ?? 'ltr');
  root.style.fontSize = letters === 1 ? '' : `${letters * 100}%`;
  drawIn(/^s\d$/.test(String(chosen.ink)) ? String(chosen.ink) : '');
  answerAs({ forced: isForced(chosen), reduced: chosen.motion === 'reduced', letters });
  lengthenWords(chosen.words === 'long');
  forceColours(isForced(chosen));
}

/** Are colours to look forced? */
function isForced(chosen: Chosen): boolean {
  return chosen.colours === 'forced';
}
