import type { Mail } from '../mailer.ts';
import { page } from './page.ts';
import { bare, dataContact, type Letter, sender, why } from './words.ts';

/** The letter as a mail: plain text, and HTML in the product's look, which loads nothing from anywhere. */
export function mailOf(to: string, letter: Letter): Mail {
  return { to, subject: letter.subject, text: plain(letter), html: page(letter) };
}

function plain(letter: Letter): string {
  const { facts = [], before, linkText, after } = letter;
  const parts = [
    facts.map(([label, value]) => `${label}: ${onOneLine(value)}`).join('\n'),
    ...before,
    `${linkText}:\n${bare(letter)}`,
    ...after,
    `${sender.program}\n${sender.institute}\n${dataContact}`,
    why(letter),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** What was typed makes no line of its own, which would look like one of ours. */
function onOneLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ');
}
