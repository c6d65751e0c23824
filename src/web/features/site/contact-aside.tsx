import { Link } from 'react-router-dom';
import englishHelp from '#compiled/help-now.json';
import settings from '#compiled/settings.json';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import styles from './contact.module.css';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { WebInformationManager } from './web-information-manager.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

/** Next to the form: e-mail address, grievance officer, help numbers, and how long a message is stored. */
export function ContactAside() {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return (
    <aside className={styles.aside}>
      <section>
        <h2>{t('contact.aside.mailTitle')}</h2>
        <p>
          <a className={styles.mail} href={`mailto:${settings.supportEmail}`}>
            {settings.supportEmail}
          </a>
        </p>
      </section>
      <section>
        <h2>{t('contact.aside.officerTitle')}</h2>
        <p>
          {t('contact.aside.officer')} <GrievanceOfficer />
        </p>
      </section>
      <section>
        <h2>{t('contact.aside.managerTitle')}</h2>
        <p>
          {t('contact.aside.manager')} <WebInformationManager />
        </p>
      </section>
      <section>
        <h2>{t('contact.aside.urgentTitle')}</h2>
        <p>{t('contact.aside.urgent')}</p>
        <ul>
          {help.lines.map(({ name, numbers }) => (
            <li key={name}>
              {name}
              <PhoneNumbers numbers={numbers} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('contact.aside.storageTitle')}</h2>
        <p>
          {t('contact.aside.storage')} <Link to="/privacy-policy">{t('contact.aside.privacy')}</Link>.
        </p>
      </section>
    </aside>
  );
}
