/** Elements of web pages that only format a text. Others, such as a script, stay visible as they are. */
const elements =
  'a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|label|li|ol|p|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul';
const blocks = /<\/?(?:br|div|h[1-6]|hr|li|ol|p|table|td|th|tr|ul)\b[^>]*>/gi;
const marks = new RegExp(`</?(?:${elements})(?:\\s[^>]*)?/?>`, 'gi');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Removes the formatting of a web page from a text. */
export function toPlainText(text: string): string {
  if (!/[<&]/.test(text)) return text.replaceAll('\u00a0', ' ').trim();
  const plain = text.replace(blocks, '\n').replace(marks, '');
  return tidy(
    plain.replace(/&(?:#(\d+)|(\w+));/g, (whole, number: string | undefined, name: string | undefined) =>
      number === undefined
        ? (entities[(name ?? '').toLowerCase()] ?? whole)
        : String.fromCodePoint(Number(number)),
    ),
  );
}

function tidy(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Cuts a text at a word, so that it has at most so many characters. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}

/**
 * Splits a long question: what comes before its last sentences is read on a screen before it.
 * @returns the lead and the rest; the lead is '' if the text is short enough
 */
export function splitLead(text: string, length: number): { readonly lead: string; readonly rest: string } {
  if (text.length <= length) return { lead: '', rest: text };
  const sentences = text.match(/[^.?!:\n]+(?:[.?!:\n]+|$)\s*/g) ?? [text];
  let from = sentences.length;
  while (
    from > 0 &&
    sentences
      .slice(from - 1)
      .join('')
      .trim().length <= length
  )
    from -= 1;
  if (from === sentences.length || from === 0) return { lead: '', rest: text };
  return { lead: sentences.slice(0, from).join('').trim(), rest: sentences.slice(from).join('').trim() };
}
