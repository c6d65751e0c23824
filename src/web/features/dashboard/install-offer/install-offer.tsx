import { useEffect, useRef, useState } from 'react';
import {
  saveInstallAnswer,
  watchInstallMethod,
  type InstallMethod,
  isInstallAnswered,
} from '#api/device/install-offer.ts';
import { usePhoneOwnership } from '#api/device/use-phone-ownership.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './install-offer.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import settings from '#compiled/settings.json';

/**
 * Offers once to install the app on the home screen, if the person says that the phone is theirs and the browser
 * supports it. Any answer ends the offer.
 */
export function InstallOffer({ userid }: { readonly userid: string }) {
  const { t } = useTranslation();
  const { phone } = usePhoneOwnership(userid);
  const [answeredWhen, setAnsweredWhen] = useState<'before' | 'now' | null>(() =>
    isInstallAnswered() ? 'before' : null,
  );
  const [method, setMethod] = useState<InstallMethod | null>(null);
  const isOffered = phone === 'mine' && answeredWhen === null;

  // Wrapped in a function, because React calls a function passed to a setter.
  useEffect(
    () => (isOffered ? watchInstallMethod((foundMethod) => setMethod(() => foundMethod)) : undefined),
    [isOffered],
  );

  if (answeredWhen === 'now') return <Confirmation />;
  if (!isOffered || method === null) return null;
  const answer = () => {
    saveInstallAnswer();
    setAnsweredWhen('now');
  };
  return (
    <section className={styles.offer} aria-labelledby="install">
      <h2 id="install">{t('dashboard.install.title')}</h2>
      <p>{t('dashboard.install.text', { homeScreenName: settings.homeScreenName })}</p>
      {method === 'by hand' && <p>{t('dashboard.install.byHand')}</p>}
      <div className={styles.answers}>
        {method !== 'by hand' && (
          <Button onClick={() => void method.ask().then(answer, answer)}>{t('dashboard.install.yes')}</Button>
        )}
        <Button variant="secondary" onClick={answer}>
          {t('dashboard.install.no')}
        </Button>
      </div>
    </section>
  );
}

/** Takes the focus of the removed button. */
function Confirmation() {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.answered}>
      {t('dashboard.install.answered')}
    </p>
  );
}
