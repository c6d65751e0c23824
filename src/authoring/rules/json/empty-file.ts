import { jsonRule } from './json-rule.ts';

export const emptyFile = jsonRule({
  id: 'json/empty-file',
  says: 'A JSON file is not empty.',
  examples: [{ bad: '', good: '{}' }],
  fault: () => ({ at: 0, actual: 'an empty file', fix: 'Bring the file back from version control.' }),
});
