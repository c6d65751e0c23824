import { setForcedColours } from './forced-colours.ts';
import { overrideSectionColour } from './section.ts';
import { setLanguage } from './language.ts';
import { emulateMedia } from './emulated-media.ts';

/** Globals of the toolbar or of a story. */
export type Globals = Readonly<Record<string, unknown>>;

/** Applies the globals to the document. A missing global has its default. */
export function applyGlobals(globals: Globals): void {
  const hasForcedColours = globals.contrast === 'high';
  const root = document.documentElement;
  const textScale = Number(globals.textSize ?? 100) / 100 || 1;
  root.dataset.theme = getTheme(globals);
  setLanguage(String(globals.language ?? 'en'));
  root.style.fontSize = textScale === 1 ? '' : `${textScale * 100}%`;
  overrideSectionColour(/^s\d$/.test(String(globals.section)) ? String(globals.section) : '');
  emulateMedia({ hasForcedColours, hasReducedMotion: globals.motion === 'reduced', textScale });
  setForcedColours(hasForcedColours);
}

/** The theme of this document. With both themes, the dark one has its own frame (side-by-side.ts). */
export function getTheme({ theme }: Globals): 'light' | 'dark' {
  const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return isDark ? 'dark' : 'light';
}
