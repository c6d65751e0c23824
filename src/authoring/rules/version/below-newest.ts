import { compareVersions } from '#domain/instrument/version.ts';
import { classifyChange, getNextVersion } from '../../source/compare/version.ts';
import { findNewest, findSameVersion, createVersionRule } from './version-rule.ts';

export const belowNewest = createVersionRule({
  id: 'version/below-newest',
  description: 'A version is above the newest published one.',
  cases: [
    {
      published: [{ version: '1.0' }, { version: '1.1', description: 'How the last days were.' }],
      bad: { version: '0.9', description: 'Calm and glad days.' },
      good: { version: '1.2' },
    },
  ],
  check: ({ published, current }) => {
    const newest = findNewest(published);
    const isKnown = findSameVersion({ published, current }) !== undefined;
    if (!newest || isKnown || compareVersions(current.version, newest.version) >= 0) return [];
    return [
      {
        path: 'version',
        expected: `a version above ${newest.version}, the newest published one`,
        actual: current.version,
        fix: `Raise the version to ${getNextVersion(newest, classifyChange(newest, current))}.`,
      },
    ];
  },
});
