import { useEffect, useRef, useState } from 'react';
import {
  saveInstallAnswer,
  watchInstallMethod,
  type InstallMethod,
  isInstallAnswered,
} from '#api/device/install.ts';
import { usePhone } from '#api/device/use-phone.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './install-offer.module.css';
import { messages } from './messages.ts';

/**
 * Offers once to put the program on the home screen, on a phone that the person calls theirs and where the browser can.
 * Whatever they say, it is not asked again.
 */
export function InstallOffer({ userid }: { readonly userid: string }) {
  const { phone } = usePhone(userid);
  const [answered, setAnswered] = useState<'before' | 'now' | null>(() =>
    isInstallAnswered() ? 'before' : null,
  );
  const [way, setWay] = useState<InstallMethod | null>(null);
  const isOffered = phone === 'mine' && answered === null;

  // A function of its own: React would call one that is handed to it.
  useEffect(() => (isOffered ? watchInstallMethod((found) => setWay(() => found)) : undefined), [isOffered]);

  if (answered === 'now') return <Answered />;
  if (!isOffered || way === null) return null;
  const answer = () => {
    saveInstallAnswer();
    setAnswered('now');
  };
  return (
    <section className={styles.offer} aria-labelledby="install">
      <h2 id="install">{messages.title}</h2>
      <p>{messages.text}</p>
      {way === 'by hand' && <p>{messages.byHand}</p>}
      <div className={styles.answers}>
        {way !== 'by hand' && (
          <Button onClick={() => void way.ask().then(answer, answer)}>{messages.yes}</Button>
        )}
        <Button variant="ghost" onClick={answer}>
          {messages.no}
        </Button>
      </div>
    </section>
  );
}

/** Takes the focus of the button that went. */
function Answered() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.answered}>
      {messages.answered}
    </p>
  );
}
