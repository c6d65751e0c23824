import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { ProfileSection } from './profile-section.tsx';
import { messages } from './messages.ts';

export interface SectionLoadFailedProps {
  readonly text: { readonly title: string; readonly notLoaded: string };
  /** A retry is in flight. */
  readonly isRetrying: boolean;
  onRetry(): void;
}

/** Replaces a section whose data could not be fetched, with a button to retry. */
export function SectionLoadFailed({ text, isRetrying, onRetry }: SectionLoadFailedProps) {
  return (
    <ProfileSection title={text.title}>
      <LoadFailed
        look="note"
        title={messages.notAvailable}
        text={text.notLoaded}
        retryLabel={messages.tryAgain}
        busyText={messages.trying}
        busy={isRetrying}
        onRetry={onRetry}
      />
    </ProfileSection>
  );
}
