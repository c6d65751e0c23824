import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { type ContactMessage, renderContactFormMail, mailtoLink } from './contact.ts';
import { renderEmail } from './render-email.ts';

interface Complaint extends ContactMessage {
  readonly reference: string | null;
  readonly dueAt: Date | null;
}

/** A complaint about personal data for the grievance officer; a reply goes to the sender. */
export function renderComplaintMail(locale: Locale, officer: string, complaint: Complaint): Mail {
  const { dueAt } = complaint;
  const { t, format } = locale;
  const reference = complaint.reference ?? '';
  return renderContactFormMail(locale, officer, complaint, {
    subject: t('mail.contact.complaintSubject', { reference }),
    facts: [
      [t('mail.contact.complaint'), reference],
      [t('mail.contact.due'), dueAt ? format.longDay(dueAt) : ''],
    ],
    because: t('mail.contact.complaintBecause'),
  });
}

/** Confirms a complaint to its sender, without its text: the address may belong to another person. */
export function renderComplaintReceivedMail(
  locale: Locale,
  to: string,
  complaint: Pick<Complaint, 'reference' | 'dueAt'>,
  { name, email }: { readonly name: string; readonly email: string },
): Mail {
  const { t, format } = locale;
  const { dueAt } = complaint;
  const reference = complaint.reference ?? '';
  return renderEmail(locale, to, {
    subject: t('mail.complaint.subject', { reference }),
    before: [
      t('mail.hello'),
      t('mail.complaint.received', { reference }),
      dueAt
        ? t('mail.complaint.answer', { name, day: format.longDay(dueAt) })
        : t('mail.complaint.answerOpen', { name }),
    ],
    linkText: t('mail.complaint.link'),
    link: mailtoLink(email),
    after: [t('mail.complaint.board'), t('mail.complaint.didNotWrite')],
    because: t('mail.complaint.because'),
  });
}
