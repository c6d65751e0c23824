import { Lead, Container } from '#ui/page/page.tsx';
import styles from './contact.module.css';
import { ContactAside } from './contact-aside.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import { useContact } from './use-contact.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';

/** The contact page: the form, or the confirmation. */
export function ContactScreen() {
  const { t } = useTranslation();
  const form = useContact();
  return (
    <Container className={styles.page}>
      <DocumentTitle page={t('contact.title')} />
      <header className={styles.head}>
        <h1 id="page-title" tabIndex={-1}>
          {t('contact.title')}
        </h1>
        <Lead>{t('contact.lead')}</Lead>
      </header>
      <div className={styles.columns}>
        {form.sent === null ? (
          <ContactForm form={form} />
        ) : (
          <ContactSent {...form.sent} onAgain={form.reset} />
        )}
        <ContactAside />
      </div>
    </Container>
  );
}
