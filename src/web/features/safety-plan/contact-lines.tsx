import { Phone } from 'lucide-react';
import englishContent from '#compiled/safety-plan/plan.json';
import { buttonClass } from '#ui/button/button.tsx';
import { ShareTextButton } from '#ui/share-text-button/share-text-button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { type PlanContact, toDialableNumber } from './plan.ts';
import styles from './safety-plan.module.css';
import { useContent } from '#web-language/content.ts';

/** The people of a part, each with a call and a ready message if there is a number. */
export function ContactLines({ contacts }: { readonly contacts: readonly PlanContact[] }) {
  const content = useContent('safety-plan/plan.json', englishContent);
  const { t } = useTranslation();
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
                  {t('safetyPlan.part.callPerson', { name: person })}
                </a>
                <ShareTextButton
                  label={t('safetyPlan.part.send')}
                  aria-label={t('safetyPlan.part.sendTo', { name: person })}
                  to={dialled}
                  text={content.readySentence}
                  copied={t('safetyPlan.part.sendCopied')}
                  failed={t('safetyPlan.part.sendFailed')}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
