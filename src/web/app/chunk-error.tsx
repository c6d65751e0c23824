import { PlainScreen } from '#features/site/plain-screen.tsx';
import { Button } from '#ui/button/button.tsx';
import { Loading } from './shell/loading.tsx';
import { useRouteErrorRecovery } from './use-route-error-recovery.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/**
 * Error screen for a chunk that failed to load, or a screen that failed to render. Browsers do not request a failed
 * chunk again, so the page is reloaded: once automatically, and after that by the button.
 */
export function ChunkError({ error, onReload }: { error: unknown; onReload(): void }) {
  const { t } = useTranslation();
  const { isRecovering, isRetrying, failedRetries, retry } = useRouteErrorRecovery(error, onReload);
  if (isRecovering) return <Loading />;
  return (
    <PlainScreen title={t('app.broken.title')}>
      {/* A new element per try, because screen readers announce only new content. */}
      <p key={failedRetries} role="alert">
        {failedRetries === 0 ? t('app.broken.text') : t('app.broken.still')}
      </p>
      <p>
        <Button loading={isRetrying} loadingLabel={t('app.loading')} onClick={retry}>
          {t('app.broken.reload')}
        </Button>
      </p>
      <details>
        <summary>{t('app.broken.detail')}</summary>
        <p>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</p>
      </details>
    </PlainScreen>
  );
}
