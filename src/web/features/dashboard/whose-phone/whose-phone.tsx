import { useEffect, useId, useRef, useState } from 'react';
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
      <div className={styles.choices}>
        <Choice phone="mine" onChoose={choose} />
        <Choice phone="shared" onChoose={choose} />
      </div>
      {answer === 'refused' && <p role="alert">{phoneMessages.notKept}</p>}
    </section>
  );
}

function Choice({ phone, onChoose }: { phone: Phone; onChoose(phone: Phone): void }) {
  const id = useId();
  const { name, means } = phoneMessages[phone];
  return (
    <div>
      <Button variant="ghost" aria-describedby={id} onClick={() => onChoose(phone)}>
        {name}
      </Button>
      <p id={id}>{means}</p>
    </div>
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
