import { PlainScreen } from '#features/site/plain-screen.tsx';
import { Button } from '#ui/button/button.tsx';
import { Loading } from './shell/loading.tsx';
import { strings } from './strings.ts';
import { useRecovery } from './use-recovery.ts';

const { title, text, still, reload, detail } = strings.broken;

/**
 * Error screen for a chunk that failed to load, or a screen that failed to render. Browsers do not request a failed
 * chunk again, so the page is reloaded: once automatically, and after that by the button.
 */
export function ChunkError({ error, onReload }: { error: unknown; onReload(): void }) {
  const { hopeful, asking, inVain, tryAgain } = useRecovery(error, onReload);
  if (hopeful) return <Loading />;
  return (
    <PlainScreen title={title}>
      {/* A new element per try, because screen readers announce only new content. */}
      <p key={inVain} role="alert">
        {inVain === 0 ? text : still}
      </p>
      <p>
        <Button busy={asking} busyText={strings.loading} onClick={tryAgain}>
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
