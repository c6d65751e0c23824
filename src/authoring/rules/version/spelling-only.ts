import { parseVersion } from '#domain/instrument/version.ts';
import {
  classifyChange,
  formatChangedPaths,
  isSpellingOnly,
  getNextVersion,
} from '../../source/compare/version.ts';
import { findNewest, findSameVersion, createVersionRule } from './version-rule.ts';

const spelling = { declaredBy: 'Asha Rao, editor', confirmedBy: 'Vikram Nair, psychologist' };

export const spellingOnly = createVersionRule({
  id: 'version/spelling-only',
  description:
    'The third number of a version rises only if spelling changed. Positions of texts and everything that scores depend on stay the same.',
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
    const change = classifyChange(before, current);
    return [
      {
        path: 'version',
        expected: `the texts of ${before.version} in another spelling, and no other change`,
        actual: change === 'none' ? 'no change at all' : `changes in ${formatChangedPaths(before, current)}`,
        fix:
          change === 'none'
            ? `Write "version": "${before.version}", and remove "spelling".`
            : `Raise the version to ${getNextVersion(before, change)} and remove "spelling", or undo the other changes.`,
      },
    ];
  },
});
