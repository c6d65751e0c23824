import type { ReactNode } from 'react';
import { Container } from '#ui/page/page.tsx';
import { getLocale } from '#language/locale.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import type { PageEdition } from './page-translations.ts';

/** A page of `content`. One that is not in the language of the app is marked, and says so if it is not translated. */
export function InPageLanguage({
  edition: { language, isMissing },
  children,
}: {
  readonly edition: PageEdition<unknown>;
  readonly children: ReactNode;
}) {
  const { t, language: displayed } = useTranslation();
  return (
    <>
      {isMissing && (
        <Container>
          <p className="note">{t('reading.notTranslated')}</p>
        </Container>
      )}
      {/* The same element in each language, so that a change keeps the state of the page. */}
      <div lang={language === displayed ? undefined : getLocale(language)}>{children}</div>
    </>
  );
}
