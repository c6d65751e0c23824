import { reasons } from '../source/people.ts';
import type { MetadataFile } from './metadata-file.ts';

const moreReasons = { ...reasons, noAttempt: 'people who agreed and have no attempt in it' } as const;

/** Renders `README.txt`, the description of a release. */
export function renderReadme(facts: MetadataFile): string {
  const { name, program, institute, until, consentVersion, rows, leftOut, fewest, cellsHidden } = facts;
  const hidden = Object.entries(cellsHidden).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, count]) => `  ${table}, ${column}: ${count}`),
  );
  return `${program}: answers that people gave to research
Release ${name}, by ${institute}

What this is
  Answers to the questionnaires of ${program} up to ${until}. Everybody in it agreed to research, with the
  words of version ${consentVersion}, and had not taken that back when this was made.
  These people are visitors of this site. They are not a sample of India, and no share or mean in here speaks for
  anybody else. Items and norms are drafts and not validated, unless the codebook says more.

What is in it
${Object.entries(rows)
  .map(([table, count]) => `  ${table}.csv: ${count} rows`)
  .join('\n')}
  Beside each table stands a codebook of the same name with .json; datapackage.json says the same for programs.
  invariance.R asks whether questions mean the same to all ages, genders and languages (R with lavaan).
  Answers are codes as they were given; reversed items are not turned round. Scores are those that people read.
  A missing answer is empty. It is never 0: where 0 is an answer, it was given.
  study_id joins the tables. Another release has other ones, unless it was made with the same key; the answers join two
  releases all the same, and what one of them hides the other may show. So keep the newest alone.

What is not in it
${Object.entries(leftOut.accounts)
  .map(([reason, count]) => `  ${moreReasons[reason as keyof typeof moreReasons]}: ${count}`)
  .join('\n')}
  attempts of these accounts: ${leftOut.attempts.ofAccountsLeftOut}
  attempts at a version of a questionnaire that was never published: ${leftOut.attempts.unknownVersion}
  attempts in tables of fewer than ${fewest} people: ${leftOut.attempts.tableOfTooFew}
  arms of trials, of people who left that trial: ${leftOut.arms.leftTrial}
  arms of trials that fewer than ${fewest} people share: ${leftOut.arms.tooFewPeople}
  Names, addresses, cities, phones, messages, surveys and chosen steps never leave. Dates are days since a person's
  first attempt, and the quarter of that.

What is hidden
  Nothing that is told of people singles out fewer than ${fewest}: cells of the people table were blanked until that
  was so, and levels and percentiles where they would tell an age or a version that is blank, or who left an age band
  since the first attempt. People in an arm of a trial count apart in this: an arm and what is told of somebody
  together single out no fewer either. Blank cells by column:
${hidden.join('\n') || '  none'}

How to check it
  sha256sum -c SHA256SUMS         the files are those that were made
  Before this folder got its name the program read ${facts.proof.cells} cells back from the files and compared each with
  the database, and computed ${facts.proof.scoresComputedAnew} scores anew: none differed. The institute can do so again.

How to cite it
  ${institute}: ${program}, release ${name}, made ${facts.madeAt.slice(0, 10)}.
  With SHA-256 of RELEASE.json, which names everything else.

Do not try to find out who somebody is. If you believe that you can, tell the institute.
`;
}
