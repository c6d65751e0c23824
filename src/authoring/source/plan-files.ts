import { basename } from 'node:path';
import type { PlanContent, PlanStep, Trouble } from '#domain/plan/plan-content.ts';
import type { Finding } from '../finding/finding.ts';
import type { ContentFiles } from './content-files.ts';
import type { InstrumentFile } from './instrument-file.ts';
import { type JsonFile, parseJsonFile } from './json-file.ts';
import { parseOverlayName } from './translation/overlay-files.ts';

const folder = 'content/plan';
export const troublesFile = `${folder}/troubles.json`;

/** One file of `content/plan/steps`. */
interface StepFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
  readonly step: PlanStep;
}

/** The files of `content/plan`. Files with errors are left out. */
export interface PlanSource {
  readonly troubles: JsonFile<{ readonly troubles: readonly Trouble[] }>;
  readonly steps: readonly StepFile[];
  readonly findings: readonly Finding[];
}

/** The steps and troubles with the data for their rules. */
export interface PlanFiles extends PlanContent {
  /** The file of troubles. */
  readonly file: string;
  readonly stepFiles: readonly StepFile[];
  /** Empty if no questionnaire can be read. */
  readonly instruments: readonly InstrumentFile[];
  /** Names of the files in `content/exercises`. */
  readonly exercises: readonly string[];
  readonly lineOf: (file: string, path: string) => number | undefined;
}

/** Lists the files of steps, relative to the repository, in order. */
export function listPlanStepFiles({ names }: ContentFiles): readonly string[] {
  return names.filter(
    (file) => file.startsWith(`${folder}/steps/`) && file.endsWith('.json') && !parseOverlayName(file),
  );
}

/** Parses the files of `content/plan` and validates them with their schemas. */
export function parsePlan(content: ContentFiles): PlanSource {
  const troubles = parseJsonFile<{ readonly troubles: readonly Trouble[] }>(
    content,
    troublesFile,
    `${folder}/troubles.schema.json`,
  );
  const files = listPlanStepFiles(content).map((file) => ({
    file,
    ...parseJsonFile<Omit<PlanStep, 'slug'>>(content, file, `${folder}/step.schema.json`),
  }));
  return {
    troubles,
    steps: files.flatMap(({ file, text, value }) =>
      value ? [{ file, text, step: { ...value, slug: basename(file, '.json') } }] : [],
    ),
    findings: [troubles, ...files].flatMap(({ findings }) => findings),
  };
}

/** Lists the slugs of the exercises. */
export function listExerciseSlugs({ names }: ContentFiles): readonly string[] {
  return names
    .filter(
      (file) => file.startsWith('content/exercises/') && file.endsWith('.mdx') && !parseOverlayName(file),
    )
    .map((file) => basename(file, '.mdx'));
}
