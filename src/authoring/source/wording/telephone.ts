/** Digits in groups, separated by single spaces, hyphens or parentheses. */
const digitGroups = /(?<![\p{L}\d.,:])\+?\(?\d(?:[)]?[\s\-‐‑–]?[(]?\d)*(?![\p{L}\d]|[.,:]\d)/gu;

/** Past forms such as "called" and "rang" are excluded, because they tell of the past. */
const callingWords =
  /\b(call|calls|calling|ring|rings|ringing|dial|dials|dialling|dialing|helplines?|help lines?|hotlines?|toll[- ]free|tele\w*)\b/i;
const helplineAfter = /^[^.!?]{0,25}\b(helplines?|help lines?|hotlines?|toll[- ]free)\b/i;

const unitAfter =
  /^\s*(%|per ?cent|rupees?\b|rs\b|lakhs?\b|crores?\b|(seconds|minutes|hours|days|weeks|months|years|people|persons|adults|students|women|men|children|homes|families|answers|calls|steps|words|times|metres|kilometres|km|grams)\b)/i;
const money = /(₹|\bRs\.?|\bINR|[$€£])\s*$/i;
const year = /^(19|20)\d\d$/;

/**
 * Finds telephone numbers: complete Indian numbers, and short ones in a sentence about calling. Ignores years,
 * amounts, counts and ISBNs.
 */
export function findTelephoneNumbers(text: string): string[] {
  // Replaces dates such as 2026-11-21, which are also groups of digits.
  const plain = text.replace(/\b(\d{4}-\d{2}-\d{2}|\d{1,2}-\d{1,2}-\d{4})\b/g, (day) =>
    '×'.repeat(day.length),
  );
  return [...plain.matchAll(digitGroups)].flatMap(({ 0: written, index }) => {
    const before = getSentenceBefore(plain.slice(0, index));
    const after = plain.slice(index + written.length);
    if (unitAfter.test(after) || money.test(before) || /\bISBN[-:\s\d]*$/i.test(before)) return [];
    const isCalled = callingWords.test(before.slice(-50)) || helplineAfter.test(after);
    return isCompleteNumber(written) || isShortHelpline(written) || (isCalled && isDialable(written))
      ? [written]
      : [];
  });
}

function getSentenceBefore(text: string): string {
  return text.split(/[.!?]\s/).at(-1) ?? '';
}

const extractDigits = (written: string) => written.replace(/\D/g, '');

/** Matches numbers with country code, with 0 and area code, toll-free numbers, and mobile numbers of ten digits. */
function isCompleteNumber(written: string): boolean {
  const digits = extractDigits(written);
  if (splitGroups(written).every((group) => year.test(group))) return false;
  if (/^\s*\+?91/.test(written) && digits.length === 12) return true;
  // A telephone number has a group of at least three digits, unlike a list of small numbers.
  if (!/\d{3}/.test(written)) return false;
  return (
    /^0\d{10}$/.test(digits) ||
    /^1[89]00\d{6,7}$/.test(digits) ||
    /^[6-9]\d{9}$/.test(digits) ||
    /^\d{10}$/.test(written)
  );
}

/** Matches five-digit helplines. Round thousands are counts. */
function isShortHelpline(written: string): boolean {
  return /^1[45]\d{3}$/.test(written) && !written.endsWith('000');
}

function isDialable(written: string): boolean {
  const { length } = extractDigits(written);
  return length >= 3 && length <= 12 && !splitGroups(written).every((group) => year.test(group));
}

function splitGroups(written: string): string[] {
  return written.match(/\d+/g) ?? [];
}
