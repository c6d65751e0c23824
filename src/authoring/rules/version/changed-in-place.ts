import {
  classifyChange,
  formatChangedPaths,
  isSpellingOnly,
  getNextVersion,
  getNextSpellingVersion,
} from '../../source/compare/version.ts';
import { findNewest, findSameVersion, createVersionRule } from './version-rule.ts';

export const changedInPlace = createVersionRule({
  id: 'version/changed-in-place',
  description: 'A file that differs from its published version has a new version.',
  cases: [
    {
      published: [{ version: '1.0' }],
      bad: { version: '1.0', description: 'How the last days were.' },
      good: { version: '1.1' },
    },
    {
      published: [{ version: '1.0' }],
      bad: { version: '1.0', 'items[0].text': 'I felt calm.' },
      good: { version: '2.0' },
    },
  ],
  check: ({ published, current }) => {
    const same = findSameVersion({ published, current });
    if (!same || classifyChange(same, current) === 'none') return [];
    const newest = findNewest(published) ?? same;
    const isMajor = classifyChange(newest, current) === 'major';
    const why = isMajor ? 'items, order, scale or keys changed' : 'norms, cuts or texts changed';
    const next = getNextVersion(newest, isMajor ? 'major' : 'minor');
    const isSpelling = isSpellingOnly(newest, current);
    return [
      {
        path: 'version',
        expected: `the file as it was published as ${same.version}`,
        actual: `changes in ${formatChangedPaths(same, current)}`,
        fix: `Raise the ${isMajor ? 'major' : 'minor'} version to ${next} (${why})${isSpelling ? `, or to ${getNextSpellingVersion(newest)} with "spelling" if only spelling changed` : ''}, then publish it with npm run publish:instrument.`,
      },
    ];
  },
});
