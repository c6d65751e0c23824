import { Phone } from 'lucide-react';
import content from '#compiled/safety-plan/plan.json';
import { buttonClass } from '#ui/button/button.tsx';
import { ShareTextButton } from '#ui/share-text/share-text.tsx';
import { messages } from './messages.ts';
import { type PlanContact, toDialableNumber } from './plan.ts';
import styles from './safety-plan.module.css';

const text = messages.part;

/** The people of a part, each with a call and a ready message if there is a number. */
export function ContactLines({ contacts }: { readonly contacts: readonly PlanContact[] }) {
  return (
    <ul className={styles.contacts}>
      {contacts.map(({ name, number }) => {
        const dialled = toDialableNumber(number);
        const person = name || number;
        return (
          <li key={`${name} ${number}`}>
            <p>
              <strong>{name}</strong> {number}
            </p>
            {dialled && (
              <div className={styles.ways}>
                <a href={`tel:${dialled}`} className={buttonClass('primary')}>
                  <Phone aria-hidden="true" />
                  {text.callPerson(person)}
                </a>
                <ShareTextButton
                  label={text.send}
                  name={text.sendTo(person)}
                  to={dialled}
                  text={content.readySentence}
                  copied={text.sendCopied}
                  failed={text.sendFailed}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
