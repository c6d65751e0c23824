import { join } from 'node:path';
import { checkContent } from '../check/check-content.ts';
import { filterErrors, type Finding } from '../finding/finding.ts';
import { runInstrumentRules } from '../check/check-instrument-texts.ts';
import { templateText } from '../rules/instrument/template-text.ts';
import { unpublished as unpublishedRule } from '../rules/version/unpublished.ts';
import { files, readContentFiles } from '../source/json-content.ts';
import { publish, findUnpublished } from '../drafts/publish.ts';

/**
 * Publishes every new version of the questionnaires of a repository, once the check has nothing against any of them: a
 * published version never changes. Texts of the template, which elsewhere are worth a look, forbid it.
 * @returns the names of what was published, or the findings that forbid it; then nothing was written
 */
export function publishQuestionnaires(root: string): { written: string[]; findings: Finding[] } {
  const folder = join(root, 'questionnaires');
  const own = filterErrors(checkContent(root)).filter(
    // Without the chain nobody can say whether the pages under "reading" exist.
    ({ file }) =>
      file.startsWith('questionnaires') || (file === files.chain && !readContentFiles(root).chain.value),
  );
  const nothing = { chain: undefined, pages: [], addresses: [] };
  const template = findUnpublished(folder).flatMap((one) => runInstrumentRules([templateText], one, nothing));
  const findings = [
    ...own.filter(({ rule }) => rule !== unpublishedRule.id),
    ...template.map((finding): Finding => ({ ...finding, level: 'error' })),
  ];
  if (findings.length > 0) return { written: [], findings };
  return { written: publish(folder).written, findings: [] };
}
