import settings from '#compiled/settings.json';
import { useTranslation } from './use-translation.ts';

/** The title of a page in the browser: the name of the page and of the program. */
export function DocumentTitle({ page }: { readonly page: string }) {
  const { t } = useTranslation();
  return <title>{t('app.pageTitle', { title: page, programName: settings.programName })}</title>;
}
