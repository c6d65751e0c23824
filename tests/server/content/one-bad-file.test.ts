import { afterEach, describe, expect, it, vi } from 'vitest';
import * as questionnaires from '../../../src/domain/instrument/check.ts';
import * as marks from '../../../src/server/content/check-marks.ts';
import { madeUpContent, page, quiet } from './made-up-content.ts';

vi.mock('../../../src/server/content/check-marks.ts', { spy: true });
vi.mock('../../../src/domain/instrument/check.ts', { spy: true });

const { edit, write, told } = madeUpContent();
const other = 'content/reading/quiet/quiet2.mdx';

afterEach(() => vi.resetAllMocks());

describe('one file that the check cannot read to its end', () => {
  it('is a page: named in one finding, and the other pages are told of', () => {
    write(other, page('# Sit'));
    vi.mocked(marks.markFindings).mockImplementation((file) => {
      if (file === quiet) throw new RangeError('out of reach\nat line 5 of the program');
      return [];
    });
    const [first, second, ...rest] = told();
    expect(first).toBe(`${quiet}
    expected  a file that the check can read to its end
    found     a fault of the check: out of reach
    mend      Take back the last change in this file, and tell the developers what it was.`);
    expect(second).toContain(`${other}:11  #`);
    expect(rest).toEqual([]);
  });

  it('is a questionnaire: named in one finding, and the others are told of', () => {
    const problem = { path: 'examples', expected: 'rest', found: 'haste', mend: 'Rest.' };
    vi.mocked(questionnaires.runExamples).mockImplementation(({ id }) => {
      if (id === 'S5') throw new TypeError('no such step');
      return id === 'S4' ? [problem] : [];
    });
    expect(told().map((words) => words.replace(/\n.*found {5}/s, ' ').split('\n')[0])).toEqual([
      expect.stringMatching(/^questionnaires\/S4-distress.json:\d+ {2}examples haste$/),
      'questionnaires/S5-activity.json a fault of the check: no such step',
    ]);
  });
});

it('a title in stars hides nothing of the other pages', () => {
  edit(quiet, (text) => text.replace('A quiet page', '*Quiet*'));
  write(other, page('##Sit\n\nSit.'));
  expect(told().map((words) => words.split('\n')[0])).toEqual([
    'content/reading/quiet/quiet1.mdx:2  head',
    'content/reading/quiet/quiet2.mdx:11  heading',
  ]);
});
