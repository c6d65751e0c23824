import { PlainScreen } from '#features/site/plain-screen.tsx';
import { Button } from '#ui/button/button.tsx';
import { Loading } from './shell/loading.tsx';
import { strings } from './strings.ts';
import { useRecovery } from './use-recovery.ts';

const { title, text, still, reload, detail } = strings.broken;

/**
 * Shown where a screen could not be loaded or broke. A lost part is not asked for again within the same
 * page, so the way on is to load the page anew: by itself the first time and when the line comes back, then by the
 * person's own choice.
 */
export function ChunkError({ error, onReload }: { error: unknown; onReload(): void }) {
  const { hopeful, asking, inVain, tryAgain } = useRecovery(error, onReload);
  if (hopeful) return <Loading />;
  return (
    <PlainScreen title={title}>
      {/* A new element for each try, for only what is new is spoken. */}
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
