import { useEffect } from 'react';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FeedbackFrameContent, type FeedbackFrameContentProps } from './frame-parts.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** Without a session nothing is fetched: the screen says so, and the console gives the reason. */
export function NoSession({ next }: Pick<FeedbackFrameContentProps, 'next'>) {
  const { t } = useTranslation();
  useEffect(() => console.warn(t('results.missingSession')), [t]);
  return (
    <FeedbackFrameContent next={next}>
      <EmptyState title={t('results.notAvailable')} />
    </FeedbackFrameContent>
  );
}
