import { join } from 'node:path';
import { waitsToBePublished } from '../../domain/instrument/version.ts';
import { publish, unpublished } from '../instruments/publish.ts';
import { type ContentFinding, errorsAmong } from './content-finding.ts';
import { contentFindings } from './content-findings.ts';
import { files, readContentFiles } from './json-content.ts';
import { instrumentTemplateFindings } from './template-texts.ts';

/**
 * Publishes every new version of the questionnaires of a repository, once the check has nothing against any of them: a
 * published version can never be mended. Texts of the template, which elsewhere are worth a look, forbid it.
 * @returns the names of what was published, or the findings that forbid it; then nothing was written
 */
export function publishQuestionnaires(root: string): { written: string[]; findings: ContentFinding[] } {
  const folder = join(root, 'questionnaires');
  const own = errorsAmong(contentFindings(root)).filter(
    // Without the chain nobody can say whether the pages under "reading" exist.
    ({ file }) =>
      file.startsWith('questionnaires') || (file === files.chain && !readContentFiles(root).chain.value),
  );
  const template = unpublished(folder).flatMap((one) => instrumentTemplateFindings(one));
  const findings = [
    ...own.filter((finding) => !waitsToBePublished(finding)),
    ...template.map((finding): ContentFinding => ({ ...finding, level: 'error' })),
  ];
  if (findings.length > 0) return { written: [], findings };
  return { written: publish(folder).written, findings: [] };
}
