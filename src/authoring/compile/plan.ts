import type { NamedTrouble } from '#domain/plan/plan-content.ts';
import { readContentFolder } from '../source/content-files.ts';
import { listExerciseSlugs, parsePlan } from '../source/plan-files.ts';
import { compiledFiles, readCompiled } from './compiled-folder.ts';
import { type CompiledPart, unchanged } from './compiled-part.ts';

/** Compiles `content/plan` to one file, and the names of its troubles to another. With a broken file, the last compiled form stays. */
export function compilePlan(root: string): CompiledPart {
  const files = readContentFolder(root);
  const { troubles, steps, findings } = parsePlan(files);
  const exercises = listExerciseSlugs(files);
  const isBroken = findings.length > 0 && readCompiled(root, compiledFiles.plan) !== undefined;
  const content = {
    troubles: troubles.value?.troubles ?? [],
    steps: steps.map(({ step: { slug, troubles: ids, text, smaller, exercise, contact, notWhen } }) => ({
      slug,
      troubles: ids,
      text,
      smaller,
      exercise: exercise && exercises.includes(exercise) ? exercise : undefined,
      contact,
      notWhen,
    })),
  };
  const named = content.troubles.map(
    ({ id, label, safetyLines }): NamedTrouble => ({ id, label, safetyLines }),
  );
  const outputs = new Map<string, unknown>([
    [compiledFiles.plan, isBroken ? unchanged : content],
    [compiledFiles.troubles, isBroken ? unchanged : named],
  ]);
  return { outputs, findings };
}
