import { ErrorState } from '#ui/error-state/error-state.tsx';
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
      <ErrorState
        variant="banner"
        title={t('profile.notAvailable')}
        description={text.notLoaded}
        retryLabel={t('profile.tryAgain')}
        retryingLabel={t('profile.trying')}
        loading={isRetrying}
        onRetry={onRetry}
      />
    </ProfileSection>
  );
}
