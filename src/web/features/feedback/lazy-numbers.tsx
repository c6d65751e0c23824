import { lazy } from 'react';
import type { NumbersProps } from './numbers.tsx';
import { loadMessages } from '#web-language/load-messages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Loads charts, tables and links to pages after the answer has been displayed. */
async function loadNumbers() {
  try {
    const [{ Numbers, ReadingCards }] = await Promise.all([
      import('./numbers.tsx'),
      loadMessages(['numbers']),
    ]);
    return { Numbers, ReadingCards };
  } catch (error) {
    console.warn('The numbers could not be loaded', error);
    return {
      Numbers: NumbersFailed,
      ReadingCards: (_props: { reading: readonly string[] }) => null,
    };
  }
}

function NumbersFailed(_props: NumbersProps) {
  const { t } = useTranslation();
  return <p>{t('results.numbersFailed')}</p>;
}

/** Lazy `Numbers`. */
export const Numbers = lazy(async () => {
  return { default: (await loadNumbers()).Numbers };
});

/** Lazy `ReadingCards`. */
export const ReadingCards = lazy(async () => {
  return { default: (await loadNumbers()).ReadingCards };
});
