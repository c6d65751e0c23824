import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askPage } from '#authoring/commands/ask-page.ts';
import { getPageMetadata } from '#authoring/source/page-file.ts';
import { readPages } from '#authoring/source/sources.ts';
import type { ReadingOrder } from '#domain/reading-order/reading-order.ts';
import { createLibrary, findReadingPosition } from '#domain/reading-order/library.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { runCommand } from '#tests/support/talk.ts';

const { folder, listFindings } = createContentFixture();

const runNewPage = (flags: readonly string[], typed = '') =>
  runCommand(askPage, ['--root', folder.root, ...flags], typed);

/** The library in the format for the browser. */
function readLibrary() {
  const chain = JSON.parse(readFileSync(join(folder.root, 'content/chain.json'), 'utf8')) as ReadingOrder;
  const facts = readPages(folder.root).flatMap(({ slug, page }) =>
    page ? [[slug, getPageMetadata(page)] as const] : [],
  );
  return createLibrary(chain, Object.fromEntries(facts));
}

/** Ignores the current date of the new page, which can be later than the date of the test. */
const isDateFinding = () => listFindings().filter((words) => !/mdx:\d+ {2}updated\n/.test(words));
/** Ignores template texts. */
const filterOtherFindings = () =>
  isDateFinding().filter((words) => !words.includes('the text of the template'));

describe('a new page', () => {
  it('created by answering prompts is in the library, between the pages around it', async () => {
    const output = await runNewPage([], 'quiet\nStep by step: a walk\nA walk of ten minutes.\n\nquiet1\n');
    expect(output).toContain('Written: content/reading/quiet/stepByStep.mdx');
    const position = findReadingPosition(readLibrary(), 'stepByStep');
    expect(position?.previous).toBe('/quiet1');
    expect(position?.page).toEqual({
      slug: 'stepByStep',
      title: 'Step by step: a walk',
      summary: 'A walk of ten minutes.',
      minutes: 1,
      next: '/quiet2',
    });
    expect(filterOtherFindings()).toEqual([]);
  });

  it('created from flags uses the defaults: a slug from the title, the last position, and the Next of the page before', async () => {
    await runNewPage(['--chapter', 'hard-days', '--title', 'Sleep', '--summary', 'How to rest.', '--yes']);
    const position = findReadingPosition(readLibrary(), 'sleep');
    expect([position?.previous, position?.part, position?.page.next]).toEqual(['/hard1', 2, '/dashboard']);
    expect(findReadingPosition(readLibrary(), 'hard1')?.page.next).toBe('/sleep');
    expect(filterOtherFindings()).toEqual([]);
  });

  it('can be the first of its chapter, and then opens from its cover', async () => {
    await runNewPage([
      '--chapter',
      'quiet',
      '--title',
      'Begin',
      '--summary',
      'A start.',
      '--after',
      'first',
      '--yes',
    ]);
    const position = findReadingPosition(readLibrary(), 'begin');
    expect([position?.previous, position?.page.next]).toEqual([undefined, '/quiet1']);
  });

  it('changes only the line of its chapter in the reading order', async () => {
    const before = readFileSync(join(folder.root, 'content/chain.json'), 'utf8');
    await runNewPage(['--chapter', 'quiet', '--title', 'Begin', '--summary', 'A start.', '--yes']);
    const after = readFileSync(join(folder.root, 'content/chain.json'), 'utf8');
    const changed = /"pages": \[\s+"quiet1",\s+"quiet2"\s+\]/;
    expect(after).toBe(before.replace(changed, '"pages": ["quiet1", "quiet2", "begin"]'));
  });

  it('asks again for a slug that is in use, and writes nothing if the author cancels', async () => {
    await expect(runNewPage([], 'quiet\nBegin\nA start.\nQuiet1\n')).rejects.toThrow(
      /The input ended before the last question/,
    );
    await expect(
      runNewPage(['--chapter', 'quiet', '--title', 'A', '--summary', 'B.', '--slug', 'Dashboard', '--yes']),
    ).rejects.toThrow('--slug: "Dashboard" is in use: another page or screen has this address.');
    expect(readPages(folder.root).filter(({ kind }) => kind === 'reading')).toHaveLength(3);
  });

  it('fails the build while it contains template text', async () => {
    await runNewPage(['--chapter', 'quiet', '--title', 'Begin', '--summary', 'A start.', '--yes']);
    expect(isDateFinding().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/begin.mdx:7
          expected  your own text
          actual    "Begin with two or three short sentences. Say what this page is about and what a reader may take from it. This first part is set in larger type.", and 8 more like it, the text of the template
          fix       Replace it before the release."
    `);
  });
});
