import { join } from 'node:path';
import type { Finding } from '../../finding/finding.ts';
import { hashContent } from '../../source/content-hash.ts';
import type { InstrumentFile } from '../../source/instrument-file.ts';
import { findAcceptance, listAuthors, listOpenComments } from './review.ts';
import { isReviewRequired, readReview } from './review-file.ts';

/**
 * Finds the questionnaires that a second person has not accepted as they are. Nothing if no review is required.
 * @param unpublished questionnaires that would be published
 */
export function findUnreviewed(root: string, unpublished: readonly InstrumentFile[]): Finding[] {
  if (!isReviewRequired(root)) return [];
  return unpublished.flatMap(({ file, instrument }): Finding[] => {
    const review = readReview(root, file);
    const open = listOpenComments(review).length;
    if (open === 0 && findAcceptance(review, hashContent(instrument))) return [];
    const authors = listAuthors(review);
    return [
      {
        rule: 'version/not-accepted',
        level: 'error',
        file: join('questionnaires', file).replaceAll('\\', '/'),
        path: 'version',
        expected: 'the name of a second person who accepted exactly this text',
        actual: [
          authors.length > 0 ? `changed by ${authors.join(', ')}` : 'no name of who changed it',
          open > 0 ? `${open} open comments` : 'not accepted since',
        ].join(', '),
        fix: 'In the editor, a second person opens "Compare and review", reads each change, writes a name and presses Accept.',
      },
    ];
  });
}
