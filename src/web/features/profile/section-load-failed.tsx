import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { ProfileSection } from './profile-section.tsx';

export interface SectionLoadFailedProps {
  readonly text: { readonly title: string; readonly notLoaded: string };
  /** A retry is in flight. */
  readonly isRetrying: boolean;
  onRetry(): void;
}

/** Replaces a section whose data could not be fetched, with a button to retry. */
export function SectionLoadFailed({ text, isRetrying, onRetry }: SectionLoadFailedProps) {
  const { t } = useTranslation();
  return (
    <ProfileSection title={text.title}>
      <LoadFailed
        look="note"
        title={t('profile.notAvailable')}
        text={text.notLoaded}
        retryLabel={t('profile.tryAgain')}
        busyText={t('profile.trying')}
        busy={isRetrying}
        onRetry={onRetry}
      />
    </ProfileSection>
  );
}
