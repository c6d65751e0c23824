import { type ContentFinding, error } from './content-finding.ts';
import { linesOfHead } from './head-lines.ts';
import { inMarks } from './head-signs.ts';

/** A page that begins with its text. */
export function noHead(file: string, needed: readonly string[]): ContentFinding {
  return error(file, 1, {
    path: 'head',
    expected: `three dashes in line 1, then ${needed.join(', ')}, then three dashes`,
    found: 'no head',
    mend: 'Begin the file with it; nothing, not even an empty line, may stand before the first dashes.',
  });
}

/** A head that begins and never ends: its lines would stand in the text. */
export function openHead(file: string, source: string): ContentFinding | undefined {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---' || lines.slice(1).some((line) => line.trimEnd() === '---'))
    return undefined;
  const end = lines.findIndex((line, at) => at > 0 && !/^[A-Za-z]+:/.test(line));
  return error(file, end < 0 ? lines.length : end + 1, {
    path: 'head',
    expected: 'three dashes on a line of their own, below the last line of the head',
    found: 'none: the head begins in line 1 and does not end',
    mend: 'Write --- there, and an empty line after it.',
  });
}

/**
 * @param code of the parser of YAML
 * @param text the line at which it gave up
 */
export function badYaml(file: string, line: number, code: string, text: string): ContentFinding {
  const found: Readonly<Record<string, string>> = {
    BLOCK_AS_IMPLICIT_KEY: 'a second colon in the line',
    DUPLICATE_KEY: 'the same key twice',
    MISSING_CHAR: 'a quotation mark that is not closed',
  };
  return error(file, line, {
    path: 'head',
    expected: 'lines of the form "title: Some words"',
    found: found[code] ?? 'a line that cannot be read',
    mend: code === 'DUPLICATE_KEY' ? 'Remove one of the two lines.' : inMarks(text),
  });
}

/** A key that does not begin its line: YAML takes it for a part of the line above. */
export function spaceBefore(file: string, head: string, keys: readonly string[]): ContentFinding | undefined {
  const late = linesOfHead(head)
    .map(({ text, line }) => ({ line, key: /^\s+([A-Za-z]+)\s*:/.exec(text)?.[1] }))
    .find(({ key }) => key !== undefined && keys.includes(key));
  if (!late) return undefined;
  return error(file, late.line, {
    path: 'head',
    expected: `"${late.key}:" at the very beginning of its line`,
    found: 'a space before it',
    mend: 'Remove the space.',
  });
}

/** A colon with its words right behind it: YAML takes no key from such a line. */
export function spaceLost(file: string, head: string, keys: readonly string[]): ContentFinding | undefined {
  const joined = linesOfHead(head).find(({ text }) => keys.includes(/^([A-Za-z]+):\S/.exec(text)?.[1] ?? ''));
  if (!joined) return undefined;
  return error(file, joined.line, {
    path: 'head',
    expected: 'a space behind the colon',
    found: joined.text.trimEnd(),
    mend: `Write "${joined.text.trimEnd().replace(':', ': ')}".`,
  });
}

/** A page that is its head alone. */
export function noText(file: string, line: number): ContentFinding {
  return error(file, line, {
    path: '',
    expected: 'text below the head',
    found: 'none: readers would see an empty page',
    mend: 'Write the text below the second row of dashes, after an empty line.',
  });
}
