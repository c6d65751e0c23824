import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import exercises from '#compiled/exercises.json';
import type { ExerciseModule } from '#features/exercises/exercise-module.ts';
import { ExerciseScreen } from '#features/exercises/exercise-screen.tsx';
import { ExercisesScreen } from '#features/exercises/exercises-screen.tsx';
import { loadQuestions } from './catalogue.ts';
import { loadChunk } from './chunk.ts';
import { loadMessages } from '#web-language/load-messages.ts';
import { loadPageTranslation, usePageTranslation } from './page-translations.ts';
import { InPageLanguage } from './in-page-language.tsx';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import { useContent } from '#web-language/content.ts';
import { NotFound } from './not-found.tsx';
import { useServiceWorker } from './shell/use-service-worker.ts';

/** Texts by file. The file name is the last part of the path. */
const texts = Object.entries(
  import.meta.glob<ExerciseModule>(['../../../content/exercises/*.mdx', '!**/*.*.mdx']),
);

interface Loaded {
  /** Undefined for the list. */
  readonly file?: string;
  /** Null if there is none with this name. */
  readonly exercise?: ExerciseModule | null;
}

/** Loads the exercise of the address; nothing for the list. */
export async function loader({ params: { exercise: slug } }: LoaderFunctionArgs): Promise<Loaded> {
  await loadChunk(() => loadMessages(['plan', 'reading', 'shell']));
  if (slug === undefined) return {};
  const end = `/${slug}.mdx`.toLowerCase();
  const [file = '', load] = texts.find(([path]) => path.toLowerCase().endsWith(end)) ?? [];
  const [exercise] = await Promise.all([
    load ? loadChunk(load) : null,
    loadPageTranslation(file, toExerciseAddress(slug)),
  ]);
  return { file, exercise };
}

/** The list of exercises, or one of them. Both open offline after the first visit, also without a login. */
export function Component() {
  useServiceWorker([]);
  const { file, exercise }: Loaded = useLoaderData();
  const list = useContent('exercises.json', exercises);
  if (file === undefined) return <ExercisesScreen exercises={list} />;
  if (!exercise) return <NotFound />;
  return <Exercise key={file} file={file} english={exercise} />;
}

function Exercise({ file, english }: { readonly file: string; readonly english: ExerciseModule }) {
  const slug = /([^/]+)\.mdx$/.exec(file)?.[1] ?? '';
  const edition = usePageTranslation(file, toExerciseAddress(slug), english);
  return (
    <InPageLanguage edition={edition}>
      <ExerciseScreen exercise={edition.page} loadQuestions={loadQuestions} />
    </InPageLanguage>
  );
}
