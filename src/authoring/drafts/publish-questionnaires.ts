import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { checkContent } from '../check/check-content.ts';
import { filterErrors, type Finding } from '../finding/finding.ts';
import { runInstrumentRules } from '../check/check-instrument-texts.ts';
import { instrumentTemplateText } from '../rules/instrument/template-text.ts';
import { unpublished as unpublishedRule } from '../rules/version/unpublished.ts';
import { files, readContentFiles } from '../source/content-json-files.ts';
import { publish, findUnpublished } from './publish.ts';
import { findUnreviewed } from './review/find-unreviewed.ts';
import { addToHistory, readReview } from './review/review-file.ts';

/**
 * Stores a copy of every new version if the check finds no errors. Template texts count as errors here, because a
 * published version is immutable. If a review is required, a second person has to accept each version first.
 * @param root folder of the repository
 * @returns names of the published versions, or the findings that prevented publication
 */
export function publishQuestionnaires(root: string): { written: string[]; findings: Finding[] } {
  const folder = join(root, 'questionnaires');
  const own = filterErrors(checkContent(root)).filter(
    // Without the reading order, the check cannot tell whether the pages under "reading" exist.
    ({ file }) =>
      file.startsWith('questionnaires') || (file === files.chain && !readContentFiles(root).chain.value),
  );
  const nothing = { chain: undefined, pages: [], addresses: [] };
  const unpublished = findUnpublished(folder);
  const template = unpublished.flatMap((one) => runInstrumentRules([instrumentTemplateText], one, nothing));
  const findings = [
    ...own.filter(({ rule }) => rule !== unpublishedRule.id),
    ...template.map((finding): Finding => ({ ...finding, level: 'error' })),
    ...findUnreviewed(root, unpublished),
  ];
  if (findings.length > 0) return { written: [], findings };
  const { written } = publish(folder);
  for (const { file, instrument } of unpublished) addPublication(root, file, instrument);
  return { written, findings: [] };
}

/** A questionnaire without a review gets no file only for its publication. */
function addPublication(root: string, file: string, instrument: Instrument): void {
  if (readReview(root, file).history.length > 0)
    addToHistory(root, file, instrument, { action: 'published', name: '' }, new Date());
}
