/** Digits as people write a number: in groups, with single spaces, hyphens or brackets between them. */
const runs = /(?<![\p{L}\d.,:])\+?\(?\d(?:[)]?[\s\-‐‑–]?[(]?\d)*(?![\p{L}\d]|[.,:]\d)/gu;

/** Not hit as "called" and "rang": those tell of something that was. */
const calling =
  /\b(call|calls|calling|ring|rings|ringing|dial|dials|dialling|dialing|helplines?|help lines?|hotlines?|toll[- ]free|tele\w*)\b/i;
const lineBehind = /^[^.!?]{0,25}\b(helplines?|help lines?|hotlines?|toll[- ]free)\b/i;

const counted =
  /^\s*(%|per ?cent|rupees?\b|rs\b|lakhs?\b|crores?\b|(seconds|minutes|hours|days|weeks|months|years|people|persons|adults|students|women|men|children|homes|families|answers|calls|steps|words|times|metres|kilometres|km|grams)\b)/i;
const money = /(₹|\bRs\.?|\bINR|[$€£])\s*$/i;
const year = /^(19|20)\d\d$/;

/**
 * Telephone numbers in a text, as they are written: whole ones as people in India write them, and short ones where the
 * text speaks of calling. Years, money, counts and ISBNs are none.
 */
export function findTelephoneNumbers(text: string): string[] {
  // Days such as 2026-11-21 are digits in groups, too.
  const plain = text.replace(/\b(\d{4}-\d{2}-\d{2}|\d{1,2}-\d{1,2}-\d{4})\b/g, (day) =>
    '×'.repeat(day.length),
  );
  return [...plain.matchAll(runs)].flatMap(({ 0: written, index }) => {
    const before = getSentenceBefore(plain.slice(0, index));
    const after = plain.slice(index + written.length);
    if (counted.test(after) || money.test(before) || /\bISBN[-:\s\d]*$/i.test(before)) return [];
    const isCalled = calling.test(before.slice(-50)) || lineBehind.test(after);
    return isWhole(written) || isShort(written) || (isCalled && mayBeDialled(written)) ? [written] : [];
  });
}

function getSentenceBefore(text: string): string {
  return text.split(/[.!?]\s/).at(-1) ?? '';
}

const extractDigits = (written: string) => written.replace(/\D/g, '');

/** With the country's number, with 0 and area code, free of charge, or a mobile number of ten digits. */
function isWhole(written: string): boolean {
  const digits = extractDigits(written);
  if (splitGroups(written).every((group) => year.test(group))) return false;
  if (/^\s*\+?91/.test(written) && digits.length === 12) return true;
  // Numbers that are counted aloud come one by one: no group of three.
  if (!/\d{3}/.test(written)) return false;
  return (
    /^0\d{10}$/.test(digits) ||
    /^1[89]00\d{6,7}$/.test(digits) ||
    /^[6-9]\d{9}$/.test(digits) ||
    /^\d{10}$/.test(written)
  );
}

/** Five digits that begin as those of the country's help lines do; a round thousand is a count. */
function isShort(written: string): boolean {
  return /^1[45]\d{3}$/.test(written) && !written.endsWith('000');
}

function mayBeDialled(written: string): boolean {
  const { length } = extractDigits(written);
  return length >= 3 && length <= 12 && !splitGroups(written).every((group) => year.test(group));
}

function splitGroups(written: string): string[] {
  return written.match(/\d+/g) ?? [];
}
