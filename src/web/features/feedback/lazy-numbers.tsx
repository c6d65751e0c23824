import { lazy } from 'react';
import type { NumbersProps } from './numbers.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Translate } from '#language/translate.ts';

/** Loads charts, tables and links to pages after the answer has been displayed. */
async function loadNumbers(t: Translate) {
  try {
    return await import('./numbers.tsx');
  } catch (error) {
    console.warn('The numbers could not be loaded', error);
    return {
      Numbers: (_props: NumbersProps) => <p>{t('results.numbersFailed')}</p>,
      ReadingCards: (_props: { reading: readonly string[] }) => null,
    };
  }
}

/** Lazy `Numbers`. */
export const Numbers = lazy(async () => {
  const { t } = useTranslation();
  return { default: (await loadNumbers(t)).Numbers };
});

/** Lazy `ReadingCards`. */
export const ReadingCards = lazy(async () => {
  const { t } = useTranslation();
  return { default: (await loadNumbers(t)).ReadingCards };
});
