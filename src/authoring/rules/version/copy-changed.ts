import type { Instrument } from '#domain/instrument/instrument.ts';
import { diffPaths } from '../../source/compare/differences.ts';
import type { CheckRule } from '../../finding/rule.ts';
import type { PublishedCopy, QuestionnaireFolder } from '../../source/questionnaire-folder.ts';

export const copyChanged: CheckRule<QuestionnaireFolder> = {
  id: 'version/copy-changed',
  level: 'error',
  description: 'A published copy never changes, since results depend on it.',
  examples: [
    { bad: 'published/S3@1.0.json: title changed', good: 'published/S3@1.0.json as it was published' },
  ],
  check: ({ copies, hashes, instruments }) =>
    copies.flatMap((copy) => {
      const published = hashes[copy.name];
      if (published === undefined || copy.hash === published) return [];
      const original = instruments.find(({ hash }) => hash === published)?.instrument;
      return [
        {
          file: `published/${copy.name}.json`,
          path: '',
          expected: `the content that was published as ${copy.name}`,
          actual: describeChange(copy, original),
          fix: `Restore questionnaires/published/${copy.name}.json from version control. To change the questionnaire, edit its file in questionnaires/ and raise the version.`,
        },
      ];
    }),
};

/** Describes how a copy differs from the original. */
function describeChange({ instrument, name }: PublishedCopy, original: Instrument | undefined): string {
  if (!instrument) return 'a file that is not valid JSON';
  if (`${instrument.id}@${instrument.version}` !== name)
    return `the content of ${instrument.id}@${instrument.version}`;
  if (!original) return 'content that changed after it was published';
  const paths = diffPaths(original, {
    ...instrument,
    $schema: (original as { $schema?: unknown }).$schema,
  });
  const changes = paths
    .slice(0, 3)
    .map(
      (path) =>
        `${path}, which is ${formatValueAt(instrument, path)} and was published as ${formatValueAt(original, path)}`,
    );
  return `a change in ${changes.join('; in ')}${paths.length > 3 ? `; and ${paths.length - 3} more` : ''}`;
}

/** Formats the value at a path, truncated to 60 characters. */
function formatValueAt(from: Instrument, path: string): string {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const value = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step],
    from,
  );
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
