import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const src = join(root, 'src');

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  .filter((path) => !path.includes('/migrations/'));
const code = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.stories.tsx'));
const countLines = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
/** Lists of data without logic. */
const data = new Set(['src/server/services/common-passwords.ts', 'src/language/message-values.ts']);

describe('size and naming of source files', () => {
  test('the median file has at most 60 lines, 90 % under 150, and no file of ours over 300', () => {
    const lengths = code.map(countLines).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThan(150);
    expect(code.filter((path) => countLines(path) > 300 && !data.has(path))).toEqual([]);
  });

  test('names of files and folders are in kebab-case, and no folder is a catch-all', () => {
    const parts = files.flatMap((path) => path.split('/').slice(1));
    expect(parts.filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/.test(part))).toEqual([]);
    expect(parts.filter((part) => /^(utils?|helpers?|common|misc|shared)(\.|$)/.test(part))).toEqual([]);
  });

  test('no source file names a section: instruments are data', () => {
    const naming = code.filter((path) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n');
      return lines.some(
        (line) =>
          !/^\s*(\*|\/\*|\/\/)/.test(line) && /['"`/]S[1-5]['"`/]|psychologicalP|emotionalP/.test(line),
      );
    });
    expect(naming).toEqual([]);
  });

  test('no raw colour is used outside the tokens', () => {
    const raw = files.filter(
      (path) =>
        path.endsWith('.css') &&
        !path.endsWith('theme/tokens.css') &&
        /#[0-9a-f]{3,8}\b|\brgba?\(/i.test(
          readFileSync(join(root, path), 'utf8').replace(/url\([^)]*\)/g, ''),
        ),
    );
    expect(raw).toEqual([]);
  });
});
