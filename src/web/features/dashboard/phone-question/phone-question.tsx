import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PhoneOwnership } from '#api/device/phone-ownership.ts';
import { usePhoneOwnership } from '#api/device/use-phone-ownership.ts';
import { RichText } from '#web-language/rich-text.tsx';
import styles from './phone-question.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

const choices = {
  shared: { name: 'shell.phone.shared.name', means: 'shell.phone.shared.means' },
  mine: { name: 'shell.phone.mine.name', means: 'shell.phone.mine.means' },
} as const;

const confirmations = { mine: 'dashboard.phone.mine', shared: 'dashboard.phone.shared' } as const;

/**
 * Asks once on each device whether other people use it. Renders nothing after an answer, or if the browser cannot save
 * it.
 */
export function PhoneOwnershipQuestion({ userid }: { readonly userid: string }) {
  const { t } = useTranslation();
  const { phone, savePhone } = usePhoneOwnership(userid);
  const [answer, setAnswer] = useState<PhoneOwnership | 'refused' | null>(null);

  if (answer === 'mine' || answer === 'shared') return <Confirmation phone={answer} />;
  if (phone !== null) return null;
  const choose = (phone: PhoneOwnership) => setAnswer(savePhone(phone) ? phone : 'refused');
  return (
    <section className={styles.question} aria-labelledby="phone-question">
      <h2 id="phone-question">{t('shell.phone.question')}</h2>
      <div className={styles.choices}>
        {(['shared', 'mine'] as const).map((owner) => (
          <button key={owner} type="button" aria-describedby="phone-unanswered" onClick={() => choose(owner)}>
            <strong>{t(choices[owner].name)}</strong> <span>{t(choices[owner].means)}</span>
          </button>
        ))}
      </div>
      <p id="phone-unanswered">{t('shell.phone.unanswered')}</p>
      {answer === 'refused' && <p role="alert">{t('shell.phone.notKept')}</p>}
    </section>
  );
}

/** Takes the focus of the removed button, so that a screen reader reads the confirmation. */
function Confirmation({ phone }: { phone: PhoneOwnership }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.saved}>
      <RichText id={confirmations[phone]} components={{ profile: <Link to="/profilePage" /> }} />
    </p>
  );
}
