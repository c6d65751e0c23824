import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { ProfileSection } from './profile-section.tsx';
import { messages } from './messages.ts';

export interface PartNotLoadedProps {
  readonly text: { readonly title: string; readonly notLoaded: string };
  /** A new try is under way. */
  readonly busy: boolean;
  onTryAgain(): void;
}

/** In the place of a part whose facts could not be fetched: says so, and tries again. */
export function PartNotLoaded({ text, busy, onTryAgain }: PartNotLoadedProps) {
  return (
    <ProfileSection title={text.title}>
      <LoadFailed
        look="note"
        title={messages.notAvailable}
        text={text.notLoaded}
        tryAgain={messages.tryAgain}
        trying={messages.trying}
        busy={busy}
        onTryAgain={onTryAgain}
      />
    </ProfileSection>
  );
}
