import type { NamedTrouble, PlanStep, Trouble } from '#domain/plan/plan-content.ts';
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
  const outputs = createPlanOutputs(
    troubles.value?.troubles ?? [],
    steps.map(({ step }) => step),
    exercises,
  );
  if (!isBroken) return { outputs, findings };
  return { outputs: new Map([...outputs.keys()].map((path) => [path, unchanged])), findings };
}

/**
 * Returns the outputs of troubles and steps.
 * @param exercises the exercises to which steps can lead
 */
export function createPlanOutputs(
  troubles: readonly Trouble[],
  steps: readonly PlanStep[],
  exercises: readonly string[],
): Map<string, unknown> {
  const content = {
    troubles,
    steps: steps.map(({ slug, troubles: ids, text, smaller, exercise, contact, notWhen }) => ({
      slug,
      troubles: ids,
      text,
      smaller,
      exercise: exercise && exercises.includes(exercise) ? exercise : undefined,
      contact,
      notWhen,
    })),
  };
  const named = troubles.map(({ id, label, safetyLines }): NamedTrouble => ({ id, label, safetyLines }));
  return new Map<string, unknown>([
    [compiledFiles.plan, content],
    [compiledFiles.troubles, named],
  ]);
}
