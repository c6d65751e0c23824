import { parseVersion } from '#domain/instrument/version.ts';
import {
  changeBetween,
  formatChangedPaths,
  isSpellingOnly,
  raiseVersion,
} from '../../source/compare/version.ts';
import { findNewest, findSameVersion, createVersionRule } from './version-rule.ts';

const spelling = { declaredBy: 'Asha Rao, editor', confirmedBy: 'Vikram Nair, psychologist' };

export const spellingOnly = createVersionRule({
  id: 'version/spelling-only',
  says: 'Only where spelling alone changed does the third number of a version go up: texts stay where they are, and nothing that is counted or judged by differs.',
  cases: [
    {
      published: [{ version: '1.0' }],
      bad: { version: '1.0.1', spelling, 'items[0].reverse': true },
      good: { version: '2.0', spelling: undefined },
    },
    {
      published: [{ version: '1.0' }],
      bad: { version: '1.0.1', spelling, 'summary[3]': undefined },
      good: { version: '1.1', spelling: undefined },
    },
  ],
  check: (subject) => {
    const { published, current } = subject;
    const before = findNewest(published);
    const isSpelling = parseVersion(current.version)[2] > 0;
    if (!before || !isSpelling || findSameVersion(subject) || isSpellingOnly(before, current)) return [];
    const change = changeBetween(before, current);
    return [
      {
        path: 'version',
        expected: `words of ${before.version} in another spelling, and nothing else`,
        actual: change === 'none' ? 'no change at all' : `changes in ${formatChangedPaths(before, current)}`,
        fix:
          change === 'none'
            ? `Write "version": "${before.version}", and take "spelling" out.`
            : `Raise the version to ${raiseVersion(before, change)} and take "spelling" out, or take back what is more than spelling.`,
      },
    ];
  },
});
