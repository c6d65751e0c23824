/**
 * Checks that docs refer to existing files and headings, decision records are complete, and comments refer to existing
 * docs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const readFile = (file: string) => readFileSync(join(root, file), 'utf8');
const pathExists = (path: string) => existsSync(join(root, path));
/** Committed files, and new ones that are not ignored. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && pathExists(file));

/** `docs/author-rules.md` names fake files in its examples. */
const docs = files.filter((file) => file.endsWith('.md') && file !== 'docs/author-rules.md');
const records = docs.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
const sources = files.filter(
  (file) =>
    /^(src|tests|tools|\.storybook)\/|^[^/]+\.(ts|cjs|html)$/.test(file) &&
    /\.(ts|tsx|mjs|mts|cjs|css|html)$/.test(file) &&
    file !== 'tests/architecture/docs.test.ts',
);

/** Paths that a build or a start creates, and placeholders. */
const generated = /^(dist|node_modules|\.data)\b|[<>*{}…]|NNNN/;
const topFolder = /^(src|tests|tools|docs|content|questionnaires|\.github|\.storybook|\.ci)(\/|$)/;
/** Layers can be named without `src/`. */
const layer = /^(domain|contract|server|web|authoring|research)\//;

/** Paths of this repository in backticks. */
function listPaths(text: string): string[] {
  const spans = [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span]) => span ?? '',
  );
  return spans
    .map((span) => span.replace(layer, 'src/$&').replace(/\/$/, ''))
    .filter((span) => topFolder.test(span) && !/\s/.test(span) && !generated.test(span));
}

/** Names of test files in backticks, without a folder: `submit.test.ts`. */
function listTestNames(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name]) => name ?? '');
}

interface Link {
  readonly target: string;
  readonly anchor: string;
}

function listLinks(text: string): Link[] {
  const plain = text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]+`/g, 'code');
  return [...plain.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)]
    .map(([, target = '', anchor = '']) => ({ target, anchor }))
    .filter(({ target }) => !/^([a-z]+:|\/)/.test(target));
}

/** The anchors that GitHub derives from headings. */
function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

describe.each(docs)('%s', (page) => {
  const text = readFile(page);

  test('links to files and headings that exist', () => {
    const broken = listLinks(text).filter(({ target, anchor }) => {
      const file = target === '' ? page : join(dirname(page), target);
      if (!pathExists(file)) return true;
      return anchor !== '' && file.endsWith('.md') && !listAnchors(readFile(file)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test.each(docs)('%s names only paths that exist', (page) => {
  expect(listPaths(readFile(page)).filter((path) => !pathExists(path))).toEqual([]);
});

test.each(docs)('%s names only test files that exist', (page) => {
  const names = files.map((file) => basename(file));
  expect(listTestNames(readFile(page)).filter((name) => !names.includes(name))).toEqual([]);
});

test('finds a planted name of a test file that does not exist', () => {
  expect(listTestNames('| a case | `gone.test.ts`, `slow-start.spec.ts` |')).toEqual([
    'gone.test.ts',
    'slow-start.spec.ts',
  ]);
});

describe('decision records', () => {
  const index = readFile('docs/decisions/README.md');
  const [current = '', formerNumbers = ''] = index.split('\n## Merged records\n');
  const numbers = records.map((file) => file.slice('docs/decisions/'.length).slice(0, 4));

  test('uses each number once, and lists every former number in the table of merged records', () => {
    const merged = [...formerNumbers.matchAll(/^\| ([\d, ]+) +\|/gm)].flatMap(([, cell = '']) =>
      cell.trim().split(', '),
    );
    const all = [...numbers, ...merged].toSorted();
    expect(all).toEqual(all.map((_, at) => String(at + 1).padStart(4, '0')));
  });

  test('has at most 40 records', () => {
    expect(records.length).toBeLessThanOrEqual(40);
  });

  test.each(records)('%s has a date, a status and all sections, and is in the index', (file) => {
    const text = readFile(file);
    expect(text).toMatch(/^# \d{4}\. .+\n\n- Date: 20\d\d-\d\d-\d\d\n- Status: (proposed|accepted)\n/);
    for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`\n## ${part}\n`);
    const [, date = '', status = ''] = /^- Date: (\S+)\n- Status: (.+)$/m.exec(text) ?? [];
    const row = current
      .split('\n')
      .find((line) => line.includes(`](${file.slice('docs/decisions/'.length)})`));
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(3, 5)).toEqual([date, status]);
  });
});

test('the architecture page names exactly the dependency rules', () => {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[];
  };
  const arrows = readFile('docs/architecture.md').split('## Arrows')[1]?.split('\n## ')[0] ?? '';
  const firstCells = [...arrows.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell);
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

describe('comments', () => {
  /** `file:line: text` of every line with a wrong citation. */
  const listWrongLines = (isWrong: (line: string, file: string) => boolean) =>
    sources.flatMap((file) =>
      readFile(file)
        .split('\n')
        .map((line, at) => ({ line, place: `${file}:${at + 1}: ${line.trim()}` }))
        .filter(({ line }) => isWrong(line, file))
        .map(({ place: location }) => location),
    );
  const specification = [
    '0-decisions',
    '1-access-accounts-and-shell',
    '2-assessments-feedback-and-reading',
  ].map((page) => readFile(`docs/specification/${page}.md`));

  test('refer to no document outside the repository', () => {
    expect(listWrongLines((line) => /\.\.\/shared\b|\/work\/|\/home\/[a-z]/.test(line))).toEqual([]);
  });

  test('refer to existing pages and sections of the specification', () => {
    const wrong = listWrongLines((line) =>
      [...line.matchAll(/\b[Ss]pecification (\d)(?:, sections? (\d)(?: and (\d))?)?/g)].some(
        ([, page, ...sections]) => {
          const text = specification[Number(page)];
          return !text || sections.some((section) => section && !text.includes(`\n## ${section}. `));
        },
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('refer to existing decisions and documents', () => {
    const numbers = new Set(records.map((file) => file.slice('docs/decisions/'.length).slice(0, 4)));
    const wrong = listWrongLines((line, file) => {
      if (!/^\s*(\/\*|\*|\/\/|\{\/\*)|\s\/\/ /.test(line)) return false;
      const cited = [...line.matchAll(/(?<![\w/<{.*])((?:[\w.-]+\/)*[\w.-]+\.md)\b/g)].map(
        ([, name]) => name ?? '',
      );
      const absent = cited.some((name) => ![name, join(dirname(file), name)].some(pathExists));
      const decision = /\bdecisions?,? (?:section )?(\d+)/i.exec(line)?.[1];
      return absent || (decision !== undefined && !numbers.has(decision));
    });
    expect(wrong).toEqual([]);
  });
});
