import { expect, it } from 'vitest';
import { cleanText, removeInvisible } from '#domain/account/clean-text.ts';

const zwj = '\u200d';
const zwnj = '\u200c';

it.each([
  ['the first letter of Arabic, which Urdu uses too', '\u0620'],
  ['the last letter of Arabic', '\u06ff'],
  ['the first sign of Devanagari', '\u0900'],
  ['a letter of Sinhala', '\u0dc6'],
  ['the first sign of extended Devanagari', '\ua8e0'],
  ['the last sign of extended Devanagari', '\ua8ff'],
])('keeps one joiner after %s', (_, letter) => {
  expect(removeInvisible(`${letter}${zwj}a`)).toBe(`${letter}${zwj}a`);
  expect(removeInvisible(`${letter}${zwnj}${zwj}${zwj}a`)).toBe(`${letter}${zwnj}a`);
});

it.each([
  ['a Latin letter', 'a'],
  ['the mark before the first letter of Arabic', '\u061a'],
  ['a Syriac letter, the script after Arabic', '\u0710'],
  ['the mark before the first sign of Devanagari', '\u08ff'],
  ['a Thai letter, the script after Sinhala', '\u0e01'],
  ['a Tibetan letter', '\u0f40'],
  ['a Saurashtra letter, below extended Devanagari', '\ua882'],
  ['a Kayah Li letter, above extended Devanagari', '\ua90a'],
  ['a digit of Devanagari', '\u0967'],
  ['a letter beyond the basic plane', '\u{11005}'],
])('removes a joiner after %s', (_, letter) => {
  expect(removeInvisible(`${letter}${zwj}a`)).toBe(`${letter}a`);
  expect(removeInvisible(`${letter}${zwnj}${zwj}a`)).toBe(`${letter}a`);
});

it('removes a joiner without a letter before it', () => {
  expect(removeInvisible(`${zwj}a ${zwnj}${zwj}b`)).toBe('a b');
});

it('normalises and trims text, and removes invisible characters', () => {
  expect(cleanText(' Rene\u0301\u200b \ufeff')).toBe('Ren\u00e9');
});
