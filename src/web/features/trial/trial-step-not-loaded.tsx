import englishHelp from '#compiled/help-now.json';
import type { Ink } from '#domain/instrument/instrument.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { TrialFrame } from './trial-frame.tsx';
import { useContent } from '#web-language/content.ts';

export interface TrialStepNotLoadedProps {
  readonly accent: Ink;
  readonly hasFailed: boolean;
  onRetry(): Promise<void>;
}

/** A step whose code is loading or could not be loaded. The answers stay, and so do the help numbers. */
export function TrialStepNotLoaded({ accent, hasFailed, onRetry }: TrialStepNotLoadedProps) {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return (
    <TrialFrame title={t('trial.start.title')} accent={accent}>
      {hasFailed ? (
        <>
          <Alert status="error">{t('trial.failed')}</Alert>
          <p>
            <Button onClick={() => void onRetry()}>{t('trial.retry')}</Button>
          </p>
          <HelplineBlock compact title={t('trial.remove.help')} lines={help.lines} />
        </>
      ) : (
        <Spinner label={t('trial.loading')} />
      )}
    </TrialFrame>
  );
}
