import { readdirSync } from 'node:fs';
import { completeSetRules } from '#domain/instrument/check/rules.ts';
import { idRepeated } from '#domain/instrument/check/set/id-repeated.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { filterErrors, type Finding } from '../finding/finding.ts';
import { fileUnread } from '../rules/quality/file-unread.ts';
import { reliabilityRules } from '../rules/quality/index.ts';
import { runAll, runRulesUntilViolation } from '../finding/run-rules.ts';
import { questionnaireFileEnding } from '../rules/version/file-ending.ts';
import { fileGone } from '../rules/version/file-gone.ts';
import { folderRules } from '../rules/version/folder-rules.ts';
import type { QuestionnaireFolder } from '../source/questionnaire-folder.ts';
import { findSameVersion } from '../rules/version/version-rule.ts';
import { versionRules } from '../rules/version/version-rules.ts';
import { hashContent } from '../source/content-hash.ts';
import { isHidden } from '../source/hidden-file.ts';
import { type Inspection, inspectFolder, locateProblem } from './inspect-folder.ts';
import type { DraftTexts, InstrumentFile } from '../source/instrument-file.ts';
import { formatPublishedName, readCopies, readHashes, readPublished } from '../source/published.ts';
import { parseOverlayName } from '../source/translation/overlay-files.ts';
import { readQuality } from '../source/quality-files.ts';

/** Lists the errors that prevent a release of a folder of questionnaires. */
export function checkRelease(folder: string): Finding[] {
  return filterErrors(inspectRelease(folder).findings);
}

/** Reads a folder of questionnaires and its published versions, with all errors that prevent a release, and advice. */
export function inspectRelease(
  folder: string,
  drafts?: DraftTexts,
): Inspection & { readonly published: readonly Instrument[] } {
  const { files, findings, advice, unread } = inspectFolder(folder, drafts);
  const published = readPublished(folder).instruments;
  const subject = readQuestionnaireFolder(folder, files, unread);
  const { hashes } = subject;
  const about = runAll(folderRules, { ...subject, file: '' });
  // A missing file leaves a gap in the positions of the others, which its own finding already explains.
  const isRemoved = about.some(({ rule }) => rule === fileGone.id || rule === questionnaireFileEnding.id);
  const own = isRemoved ? findings.filter(({ rule }) => !completeSetRules.has(rule)) : findings;
  // A copy of another file must be deleted, so it needs no new version.
  const isCopy = (name: string) => findings.some(({ file, rule }) => file === name && rule === idRepeated.id);
  const versions = files.flatMap(({ file, text, instrument: current }) => {
    if (isCopy(file)) return [];
    const before = published.filter(({ id }) => id === current.id);
    // If the published copy of this version was changed or deleted, the finding on the copy is enough.
    const isListed = hashes[formatPublishedName(current)] !== undefined;
    if (isListed && !before.some(({ version }) => version === current.version)) return [];
    return runRulesUntilViolation(versionRules, { file, published: before, current }).map((finding) =>
      locateProblem(file, text, finding),
    );
  });
  const quality = checkQuality(folder, files, published);
  return {
    files,
    findings: [...about, ...own, ...versions, ...quality, ...advice],
    advice,
    unread,
    published,
  };
}

/** Checks whether the quality figures of the questionnaires are based on measurements. */
function checkQuality(
  folder: string,
  files: readonly InstrumentFile[],
  published: readonly Instrument[],
): Finding[] {
  const sources = readQuality(folder);
  const measured = sources.flatMap(({ quality }) => quality ?? []);
  const reliability = files.flatMap(({ file, text, instrument: current }) => {
    const before = published.filter(({ id }) => id === current.id);
    const isPublished = findSameVersion({ published: before, current }) !== undefined;
    return runAll(reliabilityRules, { file, current, isPublished, measured }).map((finding) =>
      locateProblem(file, text, finding),
    );
  });
  return [...runAll([fileUnread], { file: '', sources }), ...reliability];
}

function readQuestionnaireFolder(
  folder: string,
  files: readonly InstrumentFile[],
  unread: readonly string[],
): QuestionnaireFolder {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.schema.json') && !isHidden(entry.name))
    .map(({ name }) => name)
    .filter((name) => !parseOverlayName(name));
  return {
    names,
    instruments: files.map(({ instrument }) => ({ instrument, hash: hashContent(instrument) })),
    hasBroken: unread.length > 0,
    hashes: readHashes(folder),
    copies: readCopies(folder),
  };
}
