import { changeBetween, raised } from '../../compare/version.ts';
import { newestOf, versionRule } from './version-rule.ts';

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
  ],
  check: ({ published, current }) => {
    if (published.some(({ version }) => version === current.version)) return [];
    const newest = newestOf(published);
    const free = newest ? [raised(newest, 'minor'), raised(newest, 'major')] : ['1.0'];
    if (free.includes(current.version)) return [];
    const next = newest ? raised(newest, changeBetween(newest, current)) : '1.0';
    return [
      {
        path: 'version',
        expected: newest
          ? `${free.join(' or ')}, the next after ${newest.version}, the newest one published`
          : '1.0, since nothing of it is published yet',
        actual: current.version,
        fix: `Write "version": "${next}".`,
      },
    ];
  },
});
