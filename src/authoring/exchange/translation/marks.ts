import { subtractEntries } from '../../source/translation/text-parts.ts';

/** The parts of a text that a translation repeats: values in braces, tags with their attributes, and addresses of links. */
const mark = /\{[^{}]*\}|<\/?[A-Za-z][\w.]*(?:\s+[A-Za-z]+="[^"]*")*\s*\/?>|\]\([^)\s]+\)/g;

/** Attributes whose values are no texts for people. */
const fixed = 'embed|file|href|id|in|kind|out|picture|rounds|score|seconds|section|thumbnail|upTo|without';
const translatedValue = new RegExp(`\\b(?!(?:${fixed})=)([A-Za-z]+)="[^"]*"`, 'g');
const fixedAttribute = new RegExp(`\\b(?:${fixed})="[^"]*"`, 'g');

/** Lists the marks of a text in alphabetical order, without the texts in attributes. */
export function listMarks(text: string): string[] {
  return [...text.matchAll(mark)]
    .map(([found]) => found.replace(translatedValue, '$1').replace(/\s+/g, ' '))
    .toSorted();
}

/** Removes names of tags and attributes, fixed attributes and addresses of links. */
export function removeMarks(text: string): string {
  return text
    .replace(fixedAttribute, ' ')
    .replace(/<\/?[A-Za-z][\w.]*|\b[A-Za-z]+=(?=")|\]\([^)\s]+\)/g, ' ');
}

/** Whether a text has letters for people. */
export function hasText(text: string): boolean {
  return /\p{L}/u.test(removeMarks(text));
}

/** Lists the marks of one text that the other lacks, once for each occurrence. */
export function compareMarks(text: string, other: string): readonly string[] {
  return subtractEntries(listMarks(text), listMarks(other));
}

/** Lists the tags that are opened and not closed, or closed and not opened, such as `<help>` and `</help>`. */
export function listUnbalancedTags(text: string): string[] {
  const open: string[] = [];
  const closed: string[] = [];
  for (const [tag, name = ''] of text.matchAll(/<\/?([A-Za-z][\w.]*)[^<>]*>/g)) {
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else closed.push(name);
  }
  return [...open.map((name) => `<${name}>`), ...closed.map((name) => `</${name}>`)];
}
