import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { formatExerciseTemplate } from '../source/exercise-template.ts';
import { readPages } from '../source/sources.ts';

/** What an author enters for a new exercise. */
interface NewExercise {
  readonly title: string;
  readonly summary: string;
  /** Accepted by `checkSlug`. */
  readonly slug: string;
}

/**
 * Writes a new exercise from a template, after all others.
 * @param today YYYY-MM-DD
 * @returns the new file, relative to the repository
 * @throws Error if the file exists
 */
export function writeNewExercise(root: string, { title, summary, slug }: NewExercise, today: string): string {
  const orders = readPages(root).map(({ kind, page }) =>
    kind === 'exercise' ? Number(page?.head.order) || 0 : 0,
  );
  const file = `content/exercises/${slug}.mdx`;
  const toYaml = (text: string) => stringify(text, { lineWidth: 0 }).trim();
  const text = formatExerciseTemplate(
    { title: toYaml(title), summary: toYaml(summary), order: Math.max(0, ...orders) + 1 },
    today,
  );
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text, { flag: 'wx' });
  return file;
}
