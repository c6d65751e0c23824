import { getPrerequisites } from '../../../progress/section-unlocking.ts';
import type { Instrument } from '../../instrument.ts';
import { defineSetRule } from '../rule.ts';

export const needsCircle = defineSetRule({
  id: 'instrument/needs-circle',
  level: 'error',
  description: 'No questionnaire needs itself, directly or through others, since it would never open.',
  examples: [{ bad: { set: { needs: ['T2'] } }, good: { set: { needs: ['T1'] } } }],
  check: (instruments) => {
    const needs = getPrerequisites([...instruments].sort((a, b) => a.position - b.position));
    const circles = new Set<string>();
    return instruments.flatMap(({ id, set }, at) =>
      (set?.needs ?? []).flatMap((need, nth) => {
        const way = findPathBack(need, id, needs);
        // Reports each cycle once, for the first file in it.
        const members = way ? [...way].sort().join(' ') : '';
        if (way === null || circles.has(members)) return [];
        circles.add(members);
        return [
          {
            at,
            path: `set.needs[${nth}]`,
            expected: 'questionnaires that can be completed before this one',
            actual: way.length === 1 ? `"${id}", the questionnaire itself` : formatPath(id, way),
            fix: `Remove "${need}" from the list, or change the needs of another questionnaire.`,
          },
        ];
      }),
    );
  },
});

type Id = Instrument['id'];

/** Finds a path of needs from one instrument to another, including both; null if there is none. */
function findPathBack(
  from: Id,
  to: Id,
  needs: ReadonlyMap<Id, readonly Id[]>,
  seen = new Set<Id>(),
): Id[] | null {
  if (from === to) return [to];
  if (seen.has(from)) return null;
  seen.add(from);
  for (const next of needs.get(from) ?? []) {
    const rest = findPathBack(next, to, needs, seen);
    if (rest) return [from, ...rest];
  }
  return null;
}

/** Formats a path: "T1" needs "T2", which needs "T1". */
function formatPath(id: Id, way: readonly Id[]): string {
  return `"${id}" needs ${way.map((one) => `"${one}"`).join(', which needs ')}`;
}
