import { findSameVersion, createVersionRule } from './version-rule.ts';

export const writtenOtherwise = createVersionRule({
  id: 'version/written-otherwise',
  description: 'A version is written as it was published: 1.0 and 1.0.0 are the same number.',
  cases: [{ published: [{ version: '1.0' }], bad: { version: '1.0.0' }, good: { version: '1.0' } }],
  check: (subject) => {
    const same = findSameVersion(subject);
    if (!same || same.version === subject.current.version) return [];
    return [
      {
        path: 'version',
        expected: `"${same.version}", as it was published`,
        actual: `"${subject.current.version}", which is the same number`,
        fix: `Write "version": "${same.version}".`,
      },
    ];
  },
});
