import { findNearestName } from './wording/nearest.ts';
import { voidTags, tagSpecs } from './tag-schema.ts';

const names = [...new Set([...Object.keys(tagSpecs.reading), ...Object.keys(tagSpecs.site)])];

/**
 * Returns the self-closing tag, such as <Email>, that an unclosed tag was probably meant to be. Its name may be
 * misspelled.
 */
export function findVoidTag(open: string): string | undefined {
  const name = findNearestName(/^<([\w.]+)/.exec(open)?.[1] ?? '', names);
  return name !== undefined && voidTags.includes(name) ? name : undefined;
}

/** Formats the closing tag: </Tip> for <Tip title="…">. */
export function formatClosingTag(open: string): string {
  return `</${/^<(\w+)/.exec(open)?.[1] ?? ''}>`;
}

/** Extracts the unclosed tag from an error of the parser, with its line if the error states one. */
export function findUnclosedTag(
  reason: string,
): { readonly open: string; readonly line?: string } | undefined {
  const match =
    /expected corresponding closing tag for `(.+?)`(?: \((\d+))?/.exec(reason) ??
    /Expected a closing tag for `(.+?)`/.exec(reason);
  if (!match) return undefined;
  const [, open = '', line] = match;
  return line === undefined ? { open } : { open, line };
}
