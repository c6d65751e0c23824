import { afterEach, describe, expect, it, vi } from 'vitest';
import * as marks from '#authoring/source/text-matches.ts';
import * as questionnaires from '#domain/instrument/check.ts';
import { createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

vi.mock('#authoring/source/text-matches.ts', { spy: true });
vi.mock('#domain/instrument/check.ts', { spy: true });

const { edit, write, listFindings } = createContentFixture();
const other = 'content/reading/quiet/quiet2.mdx';

afterEach(() => vi.resetAllMocks());

describe('one file that cannot be parsed', () => {
  it('as a page has one finding, and the other pages are checked', () => {
    write(other, page('# Sit'));
    write(quiet, page('Out of reach.'));
    vi.mocked(marks.findTextMatches).mockImplementation((tree) => {
      if (JSON.stringify(tree).includes('Out of reach'))
        throw new RangeError('out of reach\nat line 5 of the program');
      return [];
    });
    const [first, second, ...rest] = listFindings();
    expect(first).toBe(`${quiet}
    expected  a file that the check can read
    actual    an internal error of the check: out of reach
    fix       Undo the last change of this file, and report it to the developers.`);
    expect(second).toContain(`${other}:11  #`);
    expect(rest).toEqual([]);
  });

  it('as a questionnaire has one finding, and the others are checked', () => {
    const problem = {
      rule: 'instrument/example-result' as const,
      level: 'error' as const,
      path: 'examples',
      expected: 'rest',
      actual: 'haste',
      fix: 'Rest.',
    };
    vi.mocked(questionnaires.runExamples).mockImplementation(({ id }) => {
      if (id === 'S5') throw new TypeError('no such step');
      return id === 'S4' ? [problem] : [];
    });
    expect(listFindings().map((words) => words.replace(/\n.*actual {4}/s, ' ').split('\n')[0])).toEqual([
      expect.stringMatching(/^questionnaires\/S4-distress.json:\d+ {2}examples haste$/),
      'questionnaires/S5-activity.json an internal error of the check: no such step',
    ]);
  });
});

it('a title in asterisks does not hide findings of the other pages', () => {
  edit(quiet, (text) => text.replace('A quiet page', '*Quiet*'));
  write(other, page('##Sit\n\nSit.'));
  expect(listFindings().map((words) => words.split('\n')[0])).toEqual([
    'content/reading/quiet/quiet1.mdx:2  head',
    'content/reading/quiet/quiet2.mdx:11  heading',
  ]);
});
