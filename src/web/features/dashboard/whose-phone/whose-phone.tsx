import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Phone } from '#api/device/phone.ts';
import { phoneMessages } from '#api/device/phone-messages.ts';
import { usePhoneOwnership } from '#api/device/use-phone.ts';
import { Button } from '#ui/button/button.tsx';
import { messages } from './messages.ts';
import styles from './whose-phone.module.css';

/** Asks once whose phone this is. Renders nothing after an answer, or if the browser cannot save it. */
export function PhoneOwner({ userid }: { readonly userid: string }) {
  const { phone, savePhone } = usePhoneOwnership(userid);
  const [answer, setAnswer] = useState<Phone | 'refused' | null>(null);

  if (answer === 'mine' || answer === 'shared') return <Confirmation phone={answer} />;
  if (phone !== null) return null;
  const choose = (phone: Phone) => setAnswer(savePhone(phone) ? phone : 'refused');
  return (
    <section className={styles.line} aria-labelledby="whose-phone">
      <h2 id="whose-phone">{phoneMessages.question}</h2>
      <p id="phone-means">{messages.means}</p>
      <div className={styles.choices}>
        {(['mine', 'shared'] as const).map((owner) => (
          <Button key={owner} variant="ghost" aria-describedby="phone-means" onClick={() => choose(owner)}>
            {phoneMessages[owner].name}
          </Button>
        ))}
      </div>
      {answer === 'refused' && <p role="alert">{phoneMessages.notKept}</p>}
    </section>
  );
}

/** Takes the focus of the removed button, so that a screen reader reads the confirmation. */
function Confirmation({ phone }: { phone: Phone }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.said}>
      {messages[phone]} {messages.change} <Link to="/profilePage">{messages.profile}</Link>.
    </p>
  );
}
