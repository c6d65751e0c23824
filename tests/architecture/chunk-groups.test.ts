/** The patterns of the chunk groups in vite.config.ts match files that exist. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

/** Splits at `|` outside of parentheses. */
function splitAlternatives(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** Replaces groups by each of their alternatives: `a(b|c)` becomes `ab` and `ac`. Lookaheads stay. */
function expand(pattern: string): string[] {
  return splitAlternatives(pattern).flatMap((part) => {
    const open = part.search(/\((?!\?)/);
    if (open < 0) return [part];
    let depth = 0;
    let close = open;
    for (; close < part.length; close += 1) {
      if (part[close] === '(') depth += 1;
      if (part[close] === ')') depth -= 1;
      if (depth === 0) break;
    }
    const group = splitAlternatives(part.slice(open + 1, close));
    return group.flatMap((alternative) => expand(part.slice(0, open) + alternative + part.slice(close + 1)));
  });
}

test('expands nested groups', () => {
  expect(expand('a(b|c(d|e))f|g')).toEqual(['abf', 'acdf', 'acef', 'g']);
});

const config = readFileSync(join(root, 'vite.config.ts'), 'utf8');
const patterns = [...config.matchAll(/^\s+test: \/(.+)\/,$/gm)].flatMap(([, pattern = '']) =>
  expand(pattern),
);
const ofSources = patterns.filter((pattern) => pattern.startsWith('src\\/'));

test('vite.config.ts has patterns of source files', () => {
  expect(ofSources.length).toBeGreaterThan(50);
});

test.each(ofSources)('%s matches a file', (pattern) => {
  expect(sources.filter((file) => new RegExp(pattern).test(file))).not.toEqual([]);
});
