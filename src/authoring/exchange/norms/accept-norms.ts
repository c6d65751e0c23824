import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from '../../drafts/format-json.ts';
import { inspectRelease } from '../../check/check-release.ts';
import { compareInstruments } from '../../source/compare/comparison.ts';
import { formatComparison } from '../../check/format-comparison.ts';
import { filterErrors, formatFinding } from '../../finding/finding.ts';
import { unpublished } from '../../rules/version/unpublished.ts';
import { hashContent } from '../../source/content-hash.ts';
import { inspectFolder } from '../../check/inspect-folder.ts';
import { applyNorms } from './apply-norms.ts';
import { readProposal } from './read-proposal.ts';
import { checkProposal } from './check-proposal.ts';

/**
 * Writes proposed norms to a questionnaire and raises its minor version. Does not publish it.
 * @param folder folder of the questionnaires
 * @param proposal file written by `npm run norms -- propose`
 * @returns what changed and what to do next
 * @throws Error with a message for the author, before anything is written
 */
export function acceptNorms(folder: string, proposal: string): string {
  const norms = readProposal(proposal);
  const found = inspectFolder(folder).files.find(({ instrument }) => instrument.id === norms.instrument);
  if (!found)
    throw new Error(`The questionnaire ${norms.instrument} is missing or has errors. Run npm run check.`);
  const { file, instrument: before } = found;
  const why = checkProposal(before, hashContent(before), norms);
  if (why !== null) throw new Error(`Nothing was written. ${why}`);
  const after = applyNorms(before, norms);
  const comparison = compareInstruments(before, after);
  if (comparison.size !== 'minor' || comparison.version !== after.version)
    throw new Error(
      `Nothing was written. A proposal may change only norms, as a minor version: ${comparison.verdict}`,
    );
  const text = formatJson(after);
  const errors = filterErrors(inspectRelease(folder, new Map([[file, text]])).findings).filter(
    (finding) => finding.file === file && finding.rule !== unpublished.id,
  );
  // The author adds the measured reliability later; `quality/` errors only prevent publication.
  const blockingErrors = errors.filter(({ rule }) => !rule.startsWith('quality/'));
  if (blockingErrors.length > 0)
    throw new Error(
      `Nothing was written. The new file would have these errors:\n\n${blockingErrors.map(formatFinding).join('\n\n')}`,
    );
  writeFileSync(join(folder, file), text);
  const location = `questionnaires/${file}, version ${before.version}`;
  return [
    formatComparison(
      { instrument: before, location, isPublished: false },
      { instrument: after, location: `questionnaires/${file}, version ${after.version}`, isPublished: false },
      comparison,
    ),
    `Written: questionnaires/${file}, version ${after.version}. Nothing is published yet.`,
    ...errors.map(formatFinding),
    'Next: check the levels and percentiles of the examples by hand, read the note for readers in npm run author, then run npm run publish:instrument.',
  ].join('\n\n');
}
