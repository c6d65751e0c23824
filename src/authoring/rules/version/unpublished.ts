import { containsTemplateText } from '../../source/template-texts.ts';
import { findNewest, findSameVersion, createVersionRule } from './version-rule.ts';

const command = 'npm run publish:instrument';

/** This rule never prevents publication, because publishing fixes it. */
export const unpublished = createVersionRule({
  id: 'version/unpublished',
  description: `A version is published before it is released, with ${command}.`,
  cases: [{ published: [], bad: { version: '1.0' }, good: {}, publishedAfter: [{ version: '1.0' }] }],
  check: ({ published, current }) => {
    if (findSameVersion({ published, current })) return [];
    const newest = findNewest(published);
    return [
      {
        path: 'version',
        expected: `a published copy of version ${current.version}`,
        actual: newest ? `${newest.version} as the newest published version` : 'nothing published yet',
        fix: hasTemplateText(current)
          ? `First replace the texts of the template, which npm run check lists as advice. Then publish it with ${command}.`
          : `Publish it with ${command}.`,
      },
    ];
  },
});

/** Returns true if any text of a questionnaire is still a placeholder of the template. */
function hasTemplateText(value: unknown): boolean {
  if (typeof value === 'string') return containsTemplateText(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasTemplateText);
}
