import exercises from '#compiled/exercises.json';
import library from '#compiled/library.json';
import sitePages from '#compiled/site-pages.json';
import type { SearchPage } from '#domain/search/search-page.ts';
import { SearchScreen } from '#features/search/search-screen.tsx';
import { SitemapScreen } from '#features/site/sitemap-screen.tsx';
import { useContent } from '#web-language/content.ts';
import { sourceLanguage } from '#web-language/languages.ts';
import { loadFile } from '#web-language/load-file.ts';

const indexes = import.meta.glob<readonly SearchPage[]>(
  ['#compiled/search.json', '#compiled/translations/*/search.json'],
  { import: 'default' },
);

/** @throws Error if the index fails to load */
const loadIndex = (language: string) =>
  loadFile(indexes, language === sourceLanguage ? '/content/search.json' : `/${language}/search.json`);

/** The search page. */
export function Search() {
  return <SearchScreen loadIndex={loadIndex} />;
}

/** The list of all pages. */
export function Sitemap() {
  return (
    <SitemapScreen
      library={useContent('library.json', library)}
      exercises={useContent('exercises.json', exercises)}
      sitePages={useContent('site-pages.json', sitePages)}
    />
  );
}
