import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { displayedKeys } from '../frontmatter.ts';

/** Computes the hash by which a translation recognises a changed English text: 8 hex digits of its SHA-256. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * Computes the hash of an English page: title, summary, alternative text and body. Its date and other values of the head do not
 * affect it.
 * @param source text of the MDX file
 */
export function hashPage(source: string): string {
  const { head, body } = splitPage(source);
  const texts = displayedKeys.flatMap((key) => (head[key] === undefined ? [] : [String(head[key])]));
  return hashText([...texts, body.trim()].join('\n'));
}

/** Splits an MDX file into the values of its head and its body. The head is empty if it is missing or invalid. */
export function splitPage(source: string): {
  readonly head: Readonly<Record<string, unknown>>;
  readonly body: string;
} {
  const text = source.replaceAll('\r\n', '\n');
  const [whole, yaml] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined || yaml === undefined) return { head: {}, body: text };
  return { head: parseHead(yaml), body: text.slice(whole.length) };
}

function parseHead(yaml: string): Readonly<Record<string, unknown>> {
  try {
    return (parse(yaml, { logLevel: 'error' }) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
