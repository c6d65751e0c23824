/** The papers are true: what they name exists, decisions say when they were taken, comments cite what is here. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const exists = (path: string) => existsSync(join(root, path));
/** Committed files, and new ones that are not ignored. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && exists(file));

/** The list of rules for authors names the made-up files of its examples. */
const papers = files.filter((file) => file.endsWith('.md') && file !== 'docs/author-rules.md');
const records = papers.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
const sources = files.filter(
  (file) =>
    /^(src|tests|tools|\.storybook)\/|^[^/]+\.(ts|cjs|html)$/.test(file) &&
    /\.(ts|tsx|mjs|mts|cjs|css|html)$/.test(file) &&
    file !== 'tests/architecture/papers.test.ts',
);

/** What is made by a build or a start, or stands for any name. */
const made = /^(dist|node_modules|\.data)\b|[<>*{}…]|NNNN/;
const topFolder = /^(src|tests|tools|docs|content|questionnaires|\.github|\.storybook|\.ci)(\/|$)/;
/** Rooms are named without `src/` where no other folder can be meant. */
const room = /^(domain|contract|server|web|authoring|research)\//;

/** Paths that a paper names between backticks: of this repository, with a folder in front. */
function pathsIn(text: string): string[] {
  const spans = [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span]) => span ?? '',
  );
  return spans
    .map((span) => span.replace(room, 'src/$&').replace(/\/$/, ''))
    .filter((span) => topFolder.test(span) && !/\s/.test(span) && !made.test(span));
}

interface Link {
  readonly target: string;
  readonly anchor: string;
}

function linksIn(text: string): Link[] {
  const plain = text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]+`/g, 'code');
  return [...plain.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)]
    .map(([, target = '', anchor = '']) => ({ target, anchor }))
    .filter(({ target }) => !/^([a-z]+:|\/)/.test(target));
}

/** Anchors as GitHub makes them of headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

describe.each(papers)('%s', (paper) => {
  const text = read(paper);

  test('links to files and headings that exist', () => {
    const broken = linksIn(text).filter(({ target, anchor }) => {
      const file = target === '' ? paper : join(dirname(paper), target);
      if (!exists(file)) return true;
      return anchor !== '' && file.endsWith('.md') && !anchorsOf(read(file)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

// A decision record describes the code of its day.
test.each(papers.filter((paper) => !records.includes(paper)))('%s names only paths that exist', (paper) => {
  expect(pathsIn(read(paper)).filter((path) => !exists(path))).toEqual([]);
});

describe('decision records', () => {
  const index = read('docs/decisions/README.md');

  test('are numbered without a gap', () => {
    expect(records.map((file) => Number(file.slice('docs/decisions/'.length).slice(0, 4)))).toEqual(
      records.map((_, at) => at + 1),
    );
  });

  test.each(records)('%s has date, status and all parts, and is in the index', (file) => {
    const text = read(file);
    expect(text).toMatch(
      /^# \d{4}\. .+\n\n- Date: 20\d\d-\d\d-\d\d\n- Status: (proposed|accepted|superseded by \[\d{4}\])/,
    );
    for (const part of ['Context', 'Decision', 'Alternatives', 'Consequences']) {
      expect(text).toContain(`\n## ${part}\n`);
    }
    const [, date = '', status = ''] = /^- Date: (\S+)\n- Status: (.+)$/m.exec(text) ?? [];
    const row = index.split('\n').find((line) => line.includes(`](${file.slice('docs/decisions/'.length)})`));
    // The table names a successor by its number alone.
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(3, 5)).toEqual([date, status.replace(/\[(\d+)\].*/, '$1')]);
  });
});

test('the architecture page names every rule of the arrows, and no other', () => {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[];
  };
  const arrows = read('docs/architecture.md').split('## Arrows')[1]?.split('\n## ')[0] ?? '';
  const firstCells = [...arrows.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell);
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

describe('comments', () => {
  /** `file:line: text` of every line of a source that a citation is wrong in. */
  const wrongLines = (isWrong: (line: string, file: string) => boolean) =>
    sources.flatMap((file) =>
      read(file)
        .split('\n')
        .map((line, at) => ({ line, place: `${file}:${at + 1}: ${line.trim()}` }))
        .filter(({ line }) => isWrong(line, file))
        .map(({ place }) => place),
    );
  const specification = [
    '0-decisions',
    '1-access-accounts-and-shell',
    '2-assessments-feedback-and-reading',
  ].map((page) => read(`docs/specification/${page}.md`));

  test('cite no place outside of the repository', () => {
    expect(wrongLines((line) => /\.\.\/shared\b|\/work\/|\/home\/[a-z]/.test(line))).toEqual([]);
  });

  test('cite pages and sections of the specification that exist', () => {
    const wrong = wrongLines((line) =>
      [...line.matchAll(/\b[Ss]pecification (\d)(?:, sections? (\d)(?: and (\d))?)?/g)].some(
        ([, page, ...sections]) => {
          const text = specification[Number(page)];
          return !text || sections.some((section) => section && !text.includes(`\n## ${section}. `));
        },
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('cite decisions and documents that exist', () => {
    const numbers = new Set(records.map((file) => file.slice('docs/decisions/'.length).slice(0, 4)));
    const wrong = wrongLines((line, file) => {
      if (!/^\s*(\/\*|\*|\/\/|\{\/\*)|\s\/\/ /.test(line)) return false;
      const cited = [...line.matchAll(/(?<![\w/<{.*])((?:[\w.-]+\/)*[\w.-]+\.md)\b/g)].map(
        ([, name]) => name ?? '',
      );
      const absent = cited.some((name) => ![name, join(dirname(file), name)].some(exists));
      const decision = /\bdecisions?,? (?:section )?(\d+)/i.exec(line)?.[1];
      return absent || (decision !== undefined && !numbers.has(decision));
    });
    expect(wrong).toEqual([]);
  });
});
