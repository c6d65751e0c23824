import type { MeasuredQualityFile } from '../../source/quality-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** The files of `questionnaires/quality`. */
export interface QualityFolder {
  readonly sources: readonly MeasuredQualityFile[];
}

export const fileUnread: CheckRule<QualityFolder> = {
  id: 'quality/file-unread',
  level: 'error',
  description: 'A file of questionnaires/quality is unchanged, with the name that npm run quality gave it.',
  examples: [
    {
      bad: 'questionnaires/quality/Distress 2027.json',
      good: 'questionnaires/quality/S4@1.json',
    },
  ],
  check: ({ sources }) =>
    sources
      .filter(({ quality }) => quality === undefined)
      .map(({ name }) => ({
        file: `quality/${name}`,
        path: '',
        expected: 'the file that npm run quality wrote, such as S4@1.json',
        actual: 'other content, or another name',
        fix: 'Copy the file again, unchanged, with its original name.',
      })),
};
