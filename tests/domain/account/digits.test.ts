import { expect, it } from 'vitest';
import { parseAge, toAsciiDigits } from '#domain/account/digits.ts';
import { parsePhone } from '#domain/account/rules.ts';

/** The digit zero of scripts that are written in India; the other nine follow it in Unicode. */
const zeros = {
  Devanagari: 0x966,
  Bengali: 0x9e6,
  Gurmukhi: 0xa66,
  Gujarati: 0xae6,
  Odia: 0xb66,
  Tamil: 0xbe6,
  Telugu: 0xc66,
  Kannada: 0xce6,
  Malayalam: 0xd66,
  Urdu: 0x6f0,
  Arabic: 0x660,
  'Ol Chiki': 0x1c50,
  'Meetei Mayek': 0xabf0,
  Lepcha: 0x1c40,
  Chakma: 0x11136,
  Takri: 0x116c0,
};

const write = (digits: string, zero: number) =>
  [...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');

it.each(Object.entries(zeros))('converts the digits of %s', (_script, zero) => {
  expect(toAsciiDigits(write('0123456789', zero))).toBe('0123456789');
  expect(parseAge(write('34', zero))).toBe(34);
  expect(parsePhone(`+${write('919876543210', zero)}`)).toBe('9876543210');
});

it('parses an age', () => {
  expect(parseAge(' 34 ')).toBe(34);
  expect(parseAge('')).toBeNaN();
  for (const text of ['34.5', '-3', '1e2', 'thirty', '1000', '3 4'])
    expect(parseAge(text), text).toBe(Number.POSITIVE_INFINITY);
});
