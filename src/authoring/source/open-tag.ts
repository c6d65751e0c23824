import { findNearestName } from './wording/nearest.ts';
import { aloneTags, parts } from './tag-schema.ts';

const names = [...new Set([...Object.keys(parts.reading), ...Object.keys(parts.site)])];

/** The tag that stands alone and was meant by one that waits for its end, as <Email>; its name may be misspelled. */
export function findVoidTag(open: string): string | undefined {
  const name = findNearestName(/^<([\w.]+)/.exec(open)?.[1] ?? '', names);
  return name !== undefined && aloneTags.includes(name) ? name : undefined;
}

/** The tag that closes an opening one: </Tip> for <Tip title="…">. */
export function formatClosingTag(open: string): string {
  return `</${/^<(\w+)/.exec(open)?.[1] ?? ''}>`;
}

/** The tag that a parser waits for, in both its ways of saying so, with its line where it names one. */
export function openTagIn(reason: string): { readonly open: string; readonly line?: string } | undefined {
  const match =
    /expected corresponding closing tag for `(.+?)`(?: \((\d+))?/.exec(reason) ??
    /Expected a closing tag for `(.+?)`/.exec(reason);
  if (!match) return undefined;
  const [, open = '', line] = match;
  return line === undefined ? { open } : { open, line };
}
