import { useEffect, useState } from 'react';
import { captivePortalEvent } from '#api/captive-portal.ts';
import { base } from '#contract/paths.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Container } from '#ui/page/page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './page-notice.module.css';

/** Seconds after which a wait counts as slow. */
const slowSeconds = 10;

/** The network requires a login, the page loads slowly, or a form is sent slowly. */
type Problem = 'portal' | 'load' | 'send';

const texts = {
  portal: 'shell.network.portal',
  load: 'shell.network.slowLoad',
  send: 'shell.network.slowSend',
} as const;

/** Says above the page that the network requires a login, or that a wait is slow, and offers a way on. */
export function ConnectionText() {
  const { t } = useTranslation();
  const slowWait = useSlowWait();
  const problem: Problem | null = useCaptivePortal() ? 'portal' : slowWait;
  if (problem === null) return null;
  return (
    <div className={styles.notice} role="alert" data-notice={problem}>
      <Container>
        <p>{t(texts[problem])}</p>
        {/* The network answers with its page in the new tab, and this one keeps what was typed. */}
        {problem === 'portal' && (
          <a className={buttonClass('secondary')} href={`${base}/`} target="_blank" rel="noreferrer">
            {t('shell.network.open')}
          </a>
        )}
        {problem === 'load' && (
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t('app.broken.reload')}
          </Button>
        )}
      </Container>
    </div>
  );
}

/** Whether the last response was the page of a captive portal. */
function useCaptivePortal(): boolean {
  const [isPortal, setIsPortal] = useState(false);
  useEffect(() => {
    const handle = (event: Event) => setIsPortal((event as CustomEvent<boolean>).detail);
    window.addEventListener(captivePortalEvent, handle);
    return () => window.removeEventListener(captivePortalEvent, handle);
  }, []);
  return isPortal;
}

/**
 * The kind of a wait that is displayed for more than ten seconds. It reads the page each second, because indicators in
 * the first load have no room for a subscription.
 */
function useSlowWait(): 'load' | 'send' | null {
  const [slowWait, setSlowWait] = useState<'load' | 'send' | null>(null);
  useEffect(() => {
    let seconds = 0;
    const timer = setInterval(() => {
      const waits = [...document.querySelectorAll<HTMLElement>('[data-wait]')];
      seconds = waits.length === 0 ? 0 : seconds + 1;
      if (seconds < slowSeconds) setSlowWait(null);
      else setSlowWait(waits.some(({ dataset }) => dataset.wait === 'send') ? 'send' : 'load');
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return slowWait;
}
