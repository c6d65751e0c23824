import { Link } from 'react-router-dom';
import help from '#compiled/help-now.json';
import settings from '#compiled/settings.json';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import styles from './contact.module.css';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { contactMessages } from './contact-messages.ts';

const { mailTitle, officerTitle, officer, urgentTitle, urgent, storageTitle, storage, privacy } =
  contactMessages.aside;

/** Next to the form: e-mail address, grievance officer, help numbers, and how long a message is stored. */
export function ContactAside() {
  return (
    <aside className={styles.aside}>
      <section>
        <h2>{mailTitle}</h2>
        <p>
          <a className={styles.mail} href={`mailto:${settings.supportEmail}`}>
            {settings.supportEmail}
          </a>
        </p>
      </section>
      <section>
        <h2>{officerTitle}</h2>
        <p>
          {officer} <GrievanceOfficer />
        </p>
      </section>
      <section>
        <h2>{urgentTitle}</h2>
        <p>{urgent}</p>
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
        <h2>{storageTitle}</h2>
        <p>
          {storage} <Link to="/privacy-policy">{privacy}</Link>.
        </p>
      </section>
    </aside>
  );
}
