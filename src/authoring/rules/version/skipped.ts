import { inOrder, parseVersion } from '#domain/instrument/version.ts';
import { changeBetween, raised, respelled } from '../../source/compare/version.ts';
import { newestOf, publishedAs, versionRule } from './version-rule.ts';

const spelling = { declaredBy: 'Asha Rao, editor', confirmedBy: 'Vikram Nair, psychologist' };

export const skipped = versionRule({
  id: 'version/skipped',
  says: 'Versions go up one by one from 1.0: a number that is left out would be looked for later.',
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
    if (publishedAs({ published, current })) return [];
    const newest = newestOf(published);
    const plain = newest ? [raised(newest, 'minor'), raised(newest, 'major')] : ['1.0'];
    const free = newest ? [...plain, respelled(newest)] : plain;
    if (free.some((version) => inOrder(version, current.version) === 0)) return [];
    const isSpelling = newest !== undefined && parseVersion(current.version)[2] > 0;
    const next = newest ? raised(newest, changeBetween(newest, current)) : '1.0';
    return [
      {
        path: 'version',
        expected: newest
          ? `${(isSpelling ? free : plain).join(' or ')}, the next after ${newest.version}, the newest one published`
          : '1.0, since nothing of it is published yet',
        actual: current.version,
        fix: `Write "version": "${isSpelling ? respelled(newest) : next}".`,
      },
    ];
  },
});
