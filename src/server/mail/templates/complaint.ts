import type { Mail } from '../mailer.ts';
import { type ContactMessage, renderContactFormMail, mailtoLink } from './contact.ts';
import { indianDateFormat } from './in-india.ts';
import { renderEmail } from './render-email.ts';

interface Complaint extends ContactMessage {
  readonly reference: string | null;
  readonly dueAt: Date | null;
}

/** A complaint about personal data for the grievance officer; a reply goes to the sender. */
export function renderComplaintMail(officer: string, complaint: Complaint): Mail {
  const { reference, dueAt } = complaint;
  return renderContactFormMail(officer, complaint, {
    subject: `Complaint ${reference}`,
    facts: [
      ['Complaint', reference ?? ''],
      ['Answer due by', dueAt ? indianDateFormat.format(dueAt) : ''],
    ],
    because: 'somebody complained about how personal data is used',
  });
}

/** Confirms a complaint to its sender, without its text: the address may belong to another person. */
export function renderComplaintReceivedMail(
  to: string,
  { reference, dueAt }: Pick<Complaint, 'reference' | 'dueAt'>,
  officer: { readonly name: string; readonly email: string },
): Mail {
  return renderEmail(to, {
    subject: `We received your complaint ${reference}`,
    before: [
      'Hello,',
      `We received a complaint from this e-mail address. Its number is ${reference}. Please note it, and give it when you write to us.`,
      `${officer.name}, our grievance officer, will answer to this address${dueAt ? ` by ${indianDateFormat.format(dueAt)}` : ''}.`,
    ],
    linkText: 'Write to the grievance officer',
    link: mailtoLink(officer.email),
    after: [
      'If you are not happy with our answer, you can complain to the Data Protection Board of India.',
      'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
    ],
    because: 'this address was given in a complaint to us',
  });
}
