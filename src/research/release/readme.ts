import { exclusionReasons } from '../source/candidates.ts';
import type { ReleaseManifest } from './release-manifest.ts';

const moreReasons = {
  ...exclusionReasons,
  noAttempt: 'people who agreed but have no attempt in it',
} as const;

/** Renders `README.txt`, the description of a release. */
export function renderReadme(facts: ReleaseManifest): string {
  const { name, program, institute, until, consentVersion, rows, leftOut, fewest, cellsHidden } = facts;
  const hidden = Object.entries(cellsHidden).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, count]) => `  ${table}, ${column}: ${count}`),
  );
  return `${program}: answers for research
Release ${name}, by ${institute}

About this release
  Answers to the questionnaires of ${program} up to ${until}. All people in it agreed to research, with version
  ${consentVersion} of the consent text, and had not withdrawn this consent when the release was created.
  They are visitors of this site, not a sample of India; proportions and means do not generalize to other people.
  Items and norms are drafts and not validated, unless the codebook states otherwise.

Contents
${Object.entries(rows)
  .map(([table, count]) => `  ${table}.csv: ${count} rows`)
  .join('\n')}
  Each table has a codebook with the same name and the extension .json; datapackage.json describes all tables.
  invariance.R tests measurement invariance by age, gender and language (R with lavaan).
  Answers are codes as given, without reversal. Scores are those that were displayed.
  A missing answer is empty, never 0; 0 is always a given answer.
  study_id joins the tables. Releases with different keys have different ids. Two releases can still be joined by their
  answers, and one may disclose what the other hides: keep only the newest release.

Excluded
${Object.entries(leftOut.accounts)
  .map(([reason, count]) => `  ${moreReasons[reason as keyof typeof moreReasons]}: ${count}`)
  .join('\n')}
  attempts of these accounts: ${leftOut.attempts.ofAccountsLeftOut}
  attempts at an unpublished version of a questionnaire: ${leftOut.attempts.unknownVersion}
  attempts in tables of fewer than ${fewest} people: ${leftOut.attempts.tableOfTooFew}
  arms of trials that people left: ${leftOut.arms.leftTrial}
  arms of trials with fewer than ${fewest} people: ${leftOut.arms.tooFewPeople}
  Names, addresses, cities, phone numbers, messages, surveys and chosen steps are never exported. Dates are days since
  the first attempt of a person, and the quarter of that attempt.

Suppressed cells
  Each combination of values in the people table is shared by at least ${fewest} people (k-anonymity): other cells are
  blank. Levels and percentiles are blank if they would disclose a suppressed age or version, or who left an age band
  since the first attempt. The arms of trials are part of the combinations. Blank cells by column:
${hidden.join('\n') || '  none'}

Verification
  sha256sum -c SHA256SUMS         checks that the files are unchanged
  The export read ${facts.proof.cells} cells back from the files and compared each with the database, and recomputed
  ${facts.proof.scoresComputedAnew} scores: 0 differ. The institute can repeat this verification.

Citation
  ${institute}: ${program}, release ${name}, created on ${facts.madeAt.slice(0, 10)}.
  Add the SHA-256 of RELEASE.json, which identifies the release.

Do not try to identify people. If you find that someone can be identified, inform the institute.
`;
}
