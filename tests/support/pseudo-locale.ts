import type { Messages } from '@lingui/core';

/** The language of the pseudo-locale: English with accents, which shows clipped marks, long texts, and texts of no catalogue. */
export const pseudoLanguage = 'en-XA';

const vowels = 'aeiouAEIOU';
const accentedVowels = 'áéíóúÁÉÍÓÚ';

/** Letters with the highest and lowest marks of Devanagari. */
const filler = 'र्कीं ट्ठूँ ';

/** How much longer a text becomes. */
const growth = 0.4;

/**
 * Converts compiled English messages to the pseudo-locale. Values and tags stay as they are. Only tests and Storybook use it, so that
 * the build has no code and no file for it.
 */
export function createPseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const parts = typeof message === 'string' ? [message] : (message as readonly unknown[]);
      return [id, [...parts.map(accentPart), createFiller(parts)]];
    }),
  ) as Messages;
}

/** Lists texts on the page that come from no catalogue: with vowels, but none with an accent. */
export function listUncataloguedTexts(root: Element): string[] {
  const nodes = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) {
    const { data, parentElement } = nodes.currentNode as Text;
    if (parentElement?.closest('style, script, [translate="no"]')) continue;
    if (/[aeiou]/i.test(data) && !/[áéíóú]/i.test(data)) texts.push(data.trim());
  }
  return texts;
}

/** A part of a compiled message: a text, or a value with its type and forms. */
function accentPart(part: unknown): unknown {
  if (typeof part === 'string') return accentText(part);
  const [name, type, forms] = part as readonly [string, string?, unknown?];
  if (typeof forms !== 'object' || forms === null) return part;
  const accented = Object.entries(forms).map(([key, form]) => [
    key,
    Array.isArray(form) ? form.map(accentPart) : typeof form === 'string' ? accentText(form) : form,
  ]);
  return [name, type, Object.fromEntries(accented)];
}

/** Accents the vowels outside of tags. */
const accentText = (text: string) =>
  text.replace(/<[^>]*>|[aeiou]/gi, (part) => accentedVowels[vowels.indexOf(part)] ?? part);

function createFiller(parts: readonly unknown[]): string {
  const length = JSON.stringify(parts).replace(/[^a-z ]/gi, '').length * growth;
  return ` ${filler.repeat(Math.ceil(length / filler.length))}`.trimEnd();
}
