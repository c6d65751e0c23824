import { PlainScreen } from '#features/site/plain-screen.tsx';
import { Button } from '#ui/button/button.tsx';
import { Loading } from './shell/loading.tsx';
import { messages } from './messages.ts';
import { useRouteErrorRecovery } from './use-route-error-recovery.ts';

const { title, text, still, reload, detail } = messages.broken;

/**
 * Error screen for a chunk that failed to load, or a screen that failed to render. Browsers do not request a failed
 * chunk again, so the page is reloaded: once automatically, and after that by the button.
 */
export function ChunkError({ error, onReload }: { error: unknown; onReload(): void }) {
  const { isRecovering, isRetrying, failedRetries, retry } = useRouteErrorRecovery(error, onReload);
  if (isRecovering) return <Loading />;
  return (
    <PlainScreen title={title}>
      {/* A new element per try, because screen readers announce only new content. */}
      <p key={failedRetries} role="alert">
        {failedRetries === 0 ? text : still}
      </p>
      <p>
        <Button busy={isRetrying} busyText={messages.loading} onClick={retry}>
          {reload}
        </Button>
      </p>
      <details>
        <summary>{detail}</summary>
        <p>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</p>
      </details>
    </PlainScreen>
  );
}
