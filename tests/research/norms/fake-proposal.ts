import type { NormsFile } from '#domain/psychometrics/norms-file.ts';
import { createUnweightedSample } from '#research/norms/margins.ts';
import { createProposal } from '#research/norms/propose.ts';
import type { EligibleAttempt } from '#research/quality/eligible-attempt.ts';
import { type TableVersions, groupVersionsByTable } from '#research/release/table-versions.ts';
import { readPublished } from '../quality/fake-attempts.ts';
import { createFakeVisitors } from './fake-visitors.ts';

/**
 * The proposal of `npm run norms -- propose` for fake people.
 * @param name such as S4@1.1
 */
export function createFakeProposal(name: string, people = 900): NormsFile {
  const version = readPublished(name);
  const [edition] = groupVersionsByTable([version]);
  const attempts = createFakeVisitors(version, [{ people, from: 1000 }]).flatMap(({ attempts, profile }) =>
    attempts.map((attempt): EligibleAttempt => {
      const {
        userid: person,
        sectionId: instrumentId,
        language = 'en-IN',
        browserTranslated = null,
        ...rest
      } = attempt;
      return { ...rest, person, instrumentId, language, browserTranslated, gender: profile?.gender ?? null };
    }),
  );
  return createProposal(
    edition as TableVersions,
    createUnweightedSample(attempts),
    { otherVersion: 0, otherLanguage: 0, browserTranslated: 0, incomplete: 0 },
    { languages: ['en-IN'], made: '2027-07-01', keepsCuts: false },
  );
}
