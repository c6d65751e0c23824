import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Phone } from '#api/device/phone.ts';
import { phoneMessages } from '#api/device/phone-messages.ts';
import { usePhone } from '#api/device/use-phone.ts';
import { Button } from '#ui/button/button.tsx';
import { messages } from './messages.ts';
import styles from './whose-phone.module.css';

/**
 * Asks once whose phone this is, in passing: nothing waits for an answer. Nothing where it was answered before, or the
 * browser would not remember it.
 */
export function PhoneOwner({ userid }: { readonly userid: string }) {
  const { phone, savePhone } = usePhone(userid);
  const [said, setSaid] = useState<Phone | 'refused' | null>(null);

  if (said === 'mine' || said === 'shared') return <Said phone={said} />;
  if (phone !== null) return null;
  const choose = (phone: Phone) => setSaid(savePhone(phone) ? phone : 'refused');
  return (
    <section className={styles.line} aria-labelledby="whose-phone">
      <h2 id="whose-phone">{phoneMessages.question}</h2>
      <div className={styles.choices}>
        <Choice phone="mine" onChoose={choose} />
        <Choice phone="shared" onChoose={choose} />
      </div>
      {said === 'refused' && <p role="alert">{phoneMessages.notKept}</p>}
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

/** Takes the focus of the button that went, so that it is heard and the keyboard goes on from here. */
function Said({ phone }: { phone: Phone }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.said}>
      {messages[phone]} {messages.change} <Link to="/profilePage">{messages.profile}</Link>.
    </p>
  );
}
