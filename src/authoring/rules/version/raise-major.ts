import { getMajor, parseVersion } from '#domain/instrument/version.ts';
import {
  classifyChange,
  formatChangedPaths,
  isSpellingOnly,
  getNextVersion,
  getNextSpellingVersion,
} from '../../source/compare/version.ts';
import { findNewest, findSameVersion, createVersionRule } from './version-rule.ts';

export const raiseMajor = createVersionRule({
  id: 'version/raise-major',
  description:
    'Changed items, order, scale or keys need a new major version, since scores no longer compare.',
  cases: [
    {
      published: [{ version: '1.0' }],
      bad: { version: '1.1', 'items[0].text': 'I felt calm.' },
      good: { version: '2.0' },
    },
  ],
  check: ({ published, current }) => {
    const newest = findNewest(published);
    const isKnown = findSameVersion({ published, current }) !== undefined;
    // Versions with only spelling changes are checked by `version/spelling-only`.
    const isSpelling = parseVersion(current.version)[2] > 0;
    if (!newest || isKnown || isSpelling || getMajor(newest.version) !== getMajor(current.version)) return [];
    if (classifyChange(newest, current) !== 'major') return [];
    return [
      {
        path: 'version',
        expected:
          'a new major version, because items, order, scale or keys changed and scores no longer compare',
        actual: `${newest.version} raised to ${current.version}, with changes in ${formatChangedPaths(newest, current)}`,
        fix: `Raise the major version to ${getNextVersion(newest, 'major')}${isSpellingOnly(newest, current) ? `, or write ${getNextSpellingVersion(newest)} with "spelling" if only spelling changed` : ''}.`,
      },
    ];
  },
});
