import settings from '../../../content/settings.json';
import { Lead, Wrap } from '../../ui/page/page.tsx';
import { ContactAside } from './contact-aside.tsx';
import { ContactForm } from './contact-form.tsx';
import look from './contact.module.css';
import { ContactSent } from './contact-sent.tsx';
import { strings } from './strings.ts';
import { useContact } from './use-contact.ts';

const text = strings.contact;

/** The contact page: the form, or the confirmation once the message has been sent. */
export function ContactScreen() {
  const form = useContact();
  return (
    <Wrap className={look.page}>
      <title>{`${text.title} · ${settings.programName}`}</title>
      <header className={look.head}>
        <h1 id="page-title" tabIndex={-1}>
          {text.title}
        </h1>
        <Lead>{text.lead}</Lead>
      </header>
      <div className={look.columns}>
        {form.sentFor === null ? (
          <ContactForm form={form} />
        ) : (
          <ContactSent email={form.sentFor} onAgain={form.again} />
        )}
        <ContactAside />
      </div>
    </Wrap>
  );
}
