import { compareVersions, parseVersion } from '#domain/instrument/version.ts';
import { classifyChange, getNextVersion, getNextSpellingVersion } from '../../source/compare/version.ts';
import { findNewest, findSameVersion, createVersionRule } from './version-rule.ts';

const spelling = { declaredBy: 'Asha Rao, editor', confirmedBy: 'Vikram Nair, psychologist' };

export const skipped = createVersionRule({
  id: 'version/skipped',
  description: 'Version numbers rise by one from 1.0, without gaps.',
  cases: [
    { published: [], bad: { version: '1.5' }, good: { version: '1.0' } },
    {
      published: [{ version: '1.0' }],
      bad: { version: '1.7', description: 'How the last days were.' },
      good: { version: '1.1' },
    },
    {
      published: [{ version: '1.0' }],
      bad: { version: '1.0.2', spelling, 'items[0].text': 'I felt at easy.' },
      good: { version: '1.0.1' },
    },
  ],
  check: ({ published, current }) => {
    if (findSameVersion({ published, current })) return [];
    const newest = findNewest(published);
    const plain = newest ? [getNextVersion(newest, 'minor'), getNextVersion(newest, 'major')] : ['1.0'];
    const free = newest ? [...plain, getNextSpellingVersion(newest)] : plain;
    if (free.some((version) => compareVersions(version, current.version) === 0)) return [];
    const isSpelling = newest !== undefined && parseVersion(current.version)[2] > 0;
    const next = newest ? getNextVersion(newest, classifyChange(newest, current)) : '1.0';
    return [
      {
        path: 'version',
        expected: newest
          ? `${(isSpelling ? free : plain).join(' or ')}, the next version after ${newest.version}, the newest published one`
          : '1.0, since no version is published yet',
        actual: current.version,
        fix: `Write "version": "${isSpelling ? getNextSpellingVersion(newest) : next}".`,
      },
    ];
  },
});
