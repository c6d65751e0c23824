import type { CheckRule } from '../../finding/rule.ts';
import type { QuestionnaireFolder } from '../../source/questionnaire-folder.ts';

export const copyUnlisted: CheckRule<QuestionnaireFolder> = {
  id: 'version/copy-unlisted',
  level: 'error',
  description: 'Copies in published/ come from npm run publish:instrument, which lists them in hashes.json.',
  examples: [
    { bad: 'published/S3 copy.json put there by hand', good: 'published/ without a copy put there by hand' },
  ],
  check: ({ copies, hashes }) =>
    copies
      .filter(({ name }) => hashes[name] === undefined)
      .map(({ name }) => ({
        file: `published/${name}.json`,
        path: '',
        expected: 'an entry of hashes.json with its name',
        actual: 'none',
        fix: 'Delete it if it was added by hand. Otherwise restore published/hashes.json from version control.',
      })),
};
