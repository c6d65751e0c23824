import devanagari from '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-500-normal.woff2?url';
import kannada from '@fontsource/anek-kannada/files/anek-kannada-kannada-500-normal.woff2?url';
import { getScript } from '#language/script.ts';

/** One weight of Anek per script (SIL Open Font License 1.1), for titles. Other scripts have the font of the phone. */
const fonts: Readonly<Record<string, { readonly url: string; readonly range: string }>> = {
  Deva: { url: devanagari, range: 'U+900-97F, U+1CD0-1CF9, U+200C-200D, U+20B9, U+25CC, U+A8E0-A8FF' },
  Knda: { url: kannada, range: 'U+951-952, U+964-965, U+C80-CF3, U+200C-200D, U+20B9, U+25CC' },
};

const findFont = (language: string) => fonts[getScript(language) ?? ''];

/** URLs of fonts that this document displays. */
const displayed = new Set<string>();

/** Fetches the title font of a language into the HTTP cache, after everything else. Does nothing if the phone saves data. */
export async function fetchTitleFont(language: string): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  const font = findFont(language);
  if (!font || connection?.saveData) return;
  await (await fetch(font.url, { priority: 'low' })).arrayBuffer();
}

/**
 * Displays the title font of a language if it is in the HTTP cache. It is never requested here, and replaces the font of the phone
 * only when it is ready, so that no title is invisible.
 */
export async function displayTitleFont(language: string): Promise<void> {
  const font = findFont(language);
  if (!font || displayed.has(font.url)) return;
  const { ok } = await fetch(font.url, { cache: 'only-if-cached', mode: 'same-origin' });
  if (!ok) return;
  // A range of weights, so that browsers do not thicken it.
  const face = new FontFace('Title', `url("${font.url}")`, {
    weight: '400 700',
    display: 'optional',
    unicodeRange: font.range,
  });
  document.fonts.add(await face.load());
  displayed.add(font.url);
}
