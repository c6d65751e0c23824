import type { SitePage } from '#features/site/site-page.ts';
import { PageScreen } from '#features/site/page-screen.tsx';
import { InPageLanguage } from './in-page-language.tsx';
import { loadPageTranslation, usePageTranslation } from './page-translations.ts';

/** Loads a page of `content/site` in the language of the app. */
export async function loadSitePage(file: string, address: string, load: () => Promise<SitePage>) {
  const [english] = await Promise.all([load(), loadPageTranslation(file, address)]);
  return function Page() {
    const edition = usePageTranslation(file, address, english);
    return (
      <InPageLanguage edition={edition}>
        <PageScreen page={edition.page} />
      </InPageLanguage>
    );
  };
}
