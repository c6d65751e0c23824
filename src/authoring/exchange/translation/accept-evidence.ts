import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '#domain/instrument/problem.ts';
import type { InvarianceFile } from '#domain/psychometrics/invariance-file.ts';
import { OperatorError } from '#command-line/operator-error.ts';
import { inspectFolder } from '../../check/inspect-folder.ts';
import { checkDraft } from '../../check/check-draft.ts';
import { formatJson } from '../../drafts/format-json.ts';
import { createFinding } from '../../finding/create-finding.ts';
import { type Finding, formatFinding } from '../../finding/finding.ts';
import { findLine } from '../../source/json-positions.ts';
import { parseJson } from '../../source/parse-json.ts';
import { createSchemaValidator } from '../../source/shape/shape-check.ts';
import { checkEvidence } from '../../source/translation/check-evidence.ts';
import { toOverlayName } from '../../source/translation/overlay-files.ts';
import type { TranslationFile } from '../../source/translation/translation-file.ts';
import { setValue } from './overlay-file.ts';

const schemaFile = fileURLToPath(
  new URL('../../../domain/psychometrics/invariance-file.schema.json', import.meta.url),
);

/** The files to write, and what was accepted. */
export interface AcceptedEvidence {
  /** Text by path, relative to the repository. */
  readonly written: ReadonlyMap<string, string>;
  readonly report: string;
}

/**
 * Raises a translation of a questionnaire to the stage `equivalent`, if a file of `invariance.R` shows that it works as in English.
 * @param root folder of the repository
 * @param path the file that `invariance.R` wrote
 * @throws OperatorError with line, expected value and fix of each reason against it
 */
export function acceptEvidence(root: string, path: string): AcceptedEvidence {
  const evidence = readEvidence(path);
  const folder = join(root, 'questionnaires');
  const found = inspectFolder(folder).files.find(({ instrument }) => instrument.id === evidence.instrument);
  if (!found)
    throw refuse(path, 'instrument', {
      expected: 'the id of a questionnaire without errors',
      actual: evidence.instrument,
      fix: 'Run npm run check -- --content.',
    });
  const language = evidence.language.replace(/-[A-Z]{2}$/, '');
  const overlay = `questionnaires/${toOverlayName(found.file, language)}`;
  if (!existsSync(join(root, overlay)))
    throw refuse(path, 'language', {
      expected: `a translation ${overlay}`,
      actual: 'none',
      fix: `Begin one: npm run translate -- export ${language}`,
    });
  const before = readFileSync(join(root, overlay), 'utf8');
  const translation = JSON.parse(before) as TranslationFile;
  const { stage } = translation.translation;
  if (stage === 'draft' || stage === 'ownNorms')
    throw refuse(overlay, 'translation.stage', {
      expected: 'reviewed',
      actual: stage,
      fix:
        stage === 'draft'
          ? 'Translate back, let a panel read it and try it in interviews first: docs/translation/README.md.'
          : 'The translation has its own norms. Nothing is left to accept.',
      text: before,
    });
  const text = readFileSync(path, 'utf8');
  const problems = checkEvidence(evidence, found.instrument, translation);
  if (problems.length > 0) throw createError(problems.map((problem) => locate(path, text, problem)));

  const target = `questionnaires/evidence/${evidence.table}-${language}.json`;
  const after = setValue(
    setValue(before, ['translation', 'stage'], 'equivalent'),
    ['translation', 'evidence'],
    target,
    Object.keys(translation.translation).indexOf('interviews') + 1,
  );
  const blocking = checkDraft(root, { file: overlay, text: after }).filter(
    ({ level, rule, path: where }) =>
      // The evidence is written together with the stage.
      where !== 'translation.evidence' &&
      (level === 'error' || rule === 'translation/missing' || rule === 'translation/stale'),
  );
  if (blocking.length > 0) throw createError(blocking);
  return {
    written: new Map([
      [target, formatJson(evidence)],
      [overlay, after],
    ]),
    report: `${overlay} is equivalent: ${evidence.people} people in ${evidence.language} and ${evidence.comparedPeople} in ${evidence.comparedWith}, release ${evidence.release}. People in this language now see levels, percentiles and changes between the languages. Publish the site to apply it.`,
  };
}

function readEvidence(path: string): InvarianceFile {
  if (!existsSync(path))
    throw new OperatorError(`${path} does not exist. Name a file that invariance.R wrote.`);
  const json = parseJson(readFileSync(path, 'utf8'));
  if (json.problem) throw createError([createFinding(path, json.problem.line, json.problem)]);
  const validate = createSchemaValidator(JSON.parse(readFileSync(schemaFile, 'utf8')) as object);
  const problems = validate(json.parsed);
  if (problems.length > 0)
    throw createError(problems.map((problem) => locate(path, readFileSync(path, 'utf8'), problem)));
  return json.parsed as InvarianceFile;
}

const rule = 'translation/evidence';

const locate = (file: string, text: string, problem: Problem): Finding =>
  createFinding(file, findLine(text, problem.path), { rule, ...problem });

function refuse(
  file: string,
  path: string,
  { text = readFileSync(file, 'utf8'), ...problem }: Omit<Problem, 'path'> & { readonly text?: string },
): OperatorError {
  return createError([locate(file, text, { path, ...problem })]);
}

const createError = (findings: readonly Finding[]) =>
  new OperatorError(['Nothing was written.', ...findings.map(formatFinding)].join('\n\n'));
