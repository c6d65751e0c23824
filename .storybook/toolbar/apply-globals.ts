import { setForcedColours } from './forced-colours.ts';
import { overrideAccent } from './accent.ts';
import { setLanguage } from './language.ts';
import { setLongText } from './long-text.ts';
import { emulateMedia } from './emulated-media.ts';

/** Globals of the toolbar or of a story. */
export type Globals = Readonly<Record<string, unknown>>;

/** Applies the globals to the document. A missing global has its default. */
export function applyGlobals(globals: Globals): void {
  const hasForcedColours = globals.colours === 'forced';
  const root = document.documentElement;
  const textScale = String(globals.textSize) === '200' ? 2 : 1;
  root.dataset.theme = String(globals.theme ?? 'light');
  setLanguage(String(globals.language ?? 'en'));
  root.dir = String(globals.direction ?? 'ltr');
  root.style.fontSize = textScale === 1 ? '' : `${textScale * 100}%`;
  overrideAccent(/^s\d$/.test(String(globals.accent)) ? String(globals.accent) : '');
  emulateMedia({ hasForcedColours, hasReducedMotion: globals.motion === 'reduced', textScale });
  setLongText(globals.textLength === 'long');
  setForcedColours(hasForcedColours);
}
