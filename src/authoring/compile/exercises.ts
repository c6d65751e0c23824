import type { ExerciseCard } from '#domain/exercises/exercise.ts';
import { parseTroubles } from '../source/exercise-file.ts';
import { getPageMetadata, type PageFile } from '../source/page-file.ts';
import { readPages } from '../source/sources.ts';
import { compiledFiles, readCompiled } from './compiled-folder.ts';
import type { CompiledPart } from './compiled-part.ts';

/**
 * Compiles the list of exercises from the heads of their files, in the order of lists. An exercise that cannot be parsed keeps its
 * last entry; `compileLibrary` reports it.
 */
export function compileExercises(root: string): CompiledPart {
  const last = readCompiled<readonly ExerciseCard[]>(root, compiledFiles.exercises) ?? [];
  const cards = readPages(root)
    .filter(({ kind }) => kind === 'exercise')
    .map(({ slug, page }) => ({
      order: page ? Number(page.head.order) : last.findIndex((one) => one.slug === slug) + 1,
      card: page ? toCard(slug, page) : last.find((one) => one.slug === slug),
    }))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ card }) => (card ? [card] : []));
  return { outputs: new Map([[compiledFiles.exercises, cards]]), findings: [] };
}

function toCard(slug: string, page: PageFile): ExerciseCard {
  const { troubles, picture } = page.head;
  return {
    slug,
    ...getPageMetadata(page),
    troubles: parseTroubles(troubles),
    picture: typeof picture === 'string' ? picture : '',
  };
}
