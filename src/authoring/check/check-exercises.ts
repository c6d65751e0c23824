import { runCheck } from '../finding/create-finding.ts';
import type { Finding } from '../finding/finding.ts';
import { runAll } from '../finding/run-rules.ts';
import { exerciseRules } from '../rules/groups.ts';
import type { ContentFiles } from '../source/content-files.ts';
import { createParsedPage } from '../source/create-parsed-page.ts';
import { toExerciseFile, type ExerciseFile } from '../source/exercise-file.ts';
import type { ContentIndex } from '../source/sources.ts';

const folder = 'content/pictures/';

/** Lists the exercises that parse, with the data for their rules. */
export function listExercises(
  content: ContentFiles,
  index: ContentIndex,
  troubles: ExerciseFile['troubles'],
): ExerciseFile[] {
  const drawings = content.names
    .filter((file) => file.startsWith(folder) && file.endsWith('.svg'))
    .map((file) => ({ file, name: file.slice(folder.length), text: content.text(file) }));
  const pages = index.pages.flatMap((source) =>
    source.kind === 'exercise' && source.page ? [createParsedPage(source, source.page, index)] : [],
  );
  const orders = pages.map(({ slug, page }) => ({ slug, order: page.head.order }));
  return pages.map((page) =>
    toExerciseFile(page, {
      drawings,
      others: orders.filter(({ slug }) => slug !== page.slug),
      troubles,
    }),
  );
}

/** Checks what only exercises have: steps, timers, drawings, and their keys of the head. */
export function checkExercises(exercises: readonly ExerciseFile[]): Finding[] {
  return exercises.flatMap((exercise) =>
    runCheck(exercise.file, () => runAll(exerciseRules.rules, exercise)),
  );
}
