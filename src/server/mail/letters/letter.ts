import type { Mail } from '../mailer.ts';

/** The words of a letter. It carries one link and nothing about the person. */
export interface Letter {
  readonly subject: string;
  /** Paragraphs before the link. */
  readonly before: readonly string[];
  /** What the link does, as its words. */
  readonly linkText: string;
  readonly link: string;
  /** Paragraphs after the link. */
  readonly after: readonly string[];
}

/** The letter as a mail: plain text, and HTML without pictures, styles from elsewhere or anything that loads. */
export function mailOf(to: string, letter: Letter): Mail {
  const closing = 'Wellness Check';
  const text = [...letter.before, `${letter.linkText}:\n${letter.link}`, ...letter.after, closing];
  const html = [
    ...letter.before.map(paragraph),
    `<p><a href="${escaped(letter.link)}">${escaped(letter.linkText)}</a></p>`,
    `<p>If the link does not open, copy this address into your browser:<br>${escaped(letter.link)}</p>`,
    ...letter.after.map(paragraph),
    paragraph(closing),
  ];
  return {
    to,
    subject: letter.subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escaped(letter.subject)}</title></head><body>\n${html.join('\n')}\n</body></html>\n`,
  };
}

function paragraph(words: string): string {
  return `<p>${escaped(words)}</p>`;
}

/** Text made safe between tags and inside double quotes. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
