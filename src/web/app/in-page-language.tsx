import type { ReactNode } from 'react';
import { Wrap } from '#ui/page/page.tsx';
import { getLocale } from '#language/locale.ts';
import { sourceLanguage } from '#web-language/languages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** A page of `content`. One that is not translated is marked as English, and says so. */
export function InPageLanguage({
  isInLanguage,
  children,
}: {
  readonly isInLanguage: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  if (isInLanguage) return children;
  return (
    <>
      <Wrap>
        <p className="note">{t('reading.notTranslated')}</p>
      </Wrap>
      <div lang={getLocale(sourceLanguage)}>{children}</div>
    </>
  );
}
