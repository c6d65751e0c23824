import devanagari from '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-500-normal.woff2?url';
import kannada from '@fontsource/anek-kannada/files/anek-kannada-kannada-500-normal.woff2?url';
import { titleFontsCache } from '#contract/offline-cache.ts';
import { getScript } from '#language/script.ts';

/** One weight of Anek per script (SIL Open Font License 1.1), for titles. Other scripts have the font of the phone. */
const fonts: Readonly<Record<string, { readonly url: string; readonly range: string }>> = {
  Deva: { url: devanagari, range: 'U+900-97F, U+1CD0-1CF9, U+200C-200D, U+20B9, U+25CC, U+A8E0-A8FF' },
  Knda: { url: kannada, range: 'U+951-952, U+964-965, U+C80-CF3, U+200C-200D, U+20B9, U+25CC' },
};

/** The font in the cache; undefined without one. */
const findStored = (url: string) => caches.match(url, { cacheName: titleFontsCache });

const findFont = (language: string) => fonts[getScript(language) ?? ''];

/** URLs of fonts that this document displays. */
const displayed = new Set<string>();

/** Stores the title font of a language for `displayFont`, after everything else. Does nothing if the phone saves data. */
export async function storeFont(language: string): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  const font = findFont(language);
  if (!font || connection?.saveData || (await findStored(font.url))) return;
  const response = await fetch(font.url, { priority: 'low' });
  if (!response.ok) return;
  // Removes the fonts of earlier releases.
  await caches.delete(titleFontsCache);
  await (await caches.open(titleFontsCache)).put(font.url, response);
}

/**
 * Displays the title font of a language if it is stored. It is never requested here, and replaces the font of the phone only when it
 * is ready, so that no title is invisible.
 */
export async function displayFont(language: string): Promise<void> {
  const font = findFont(language);
  if (!font || displayed.has(font.url)) return;
  const stored = await findStored(font.url);
  if (!stored) return;
  // A range of weights, so that browsers do not thicken it.
  const face = new FontFace('Title', await stored.arrayBuffer(), {
    weight: '400 700',
    unicodeRange: font.range,
  });
  document.fonts.add(await face.load());
  displayed.add(font.url);
}
