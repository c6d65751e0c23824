import { pluralize } from '../../app/pluralize.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { closeComplaint, findComplaint, listOpenComplaints } from '../../repositories/complaints.ts';
import { normalizeReference } from '../../services/complaints.ts';
import { countDaysBetween } from '../../app/time.ts';
import type { AdminCommand } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

const day = (time: Date) => time.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Open complaints, without text and sender. */
export const listComplaintsCommand: AdminCommand = {
  args: '',
  does: 'lists open complaints about personal data: reference, received, due, days left; overdue ones first',
  async run(context) {
    const now = context.now();
    const open = await listOpenComplaints(context.db);
    await recordAdminEvent(context, context.db, 'desk-complaints-listed');
    const lines = open.map(({ reference, sentAt, dueAt }) => {
      const daysLeft = dueAt ? countDaysBetween(now, dueAt) : 0;
      const state =
        daysLeft < 0 ? `OVERDUE by ${pluralize(-daysLeft, 'day')}` : `${pluralize(daysLeft, 'day')} left`;
      return `${reference}  received ${day(sentAt)}  due ${dueAt ? day(dueAt) : ''}  ${state}`;
    });
    return [`${pluralize(open.length, 'open complaint')}${open.length === 0 ? '.' : ':'}`, ...lines].join(
      '\n',
    );
  },
};

/** One complaint with its text, for a grievance officer who lost the mail. */
export const showComplaint: AdminCommand = {
  args: 'REFERENCE',
  does: 'prints a complaint with its text and its sender; the audit log records it',
  async run(context, typed = '') {
    const reference = normalizeReference(typed);
    const complaint = await findComplaint(context.db, context.cipher, reference);
    if (!complaint)
      throw new OperatorError('No complaint has this reference. It is in the mail about the complaint.');
    await recordAdminEvent(context, context.db, 'desk-complaint-read');
    const { sentAt, dueAt, closedAt, username, email, age, gender, message } = complaint;
    return [
      `Complaint ${reference}`,
      `Received ${sentAt.toISOString()}`,
      `Due ${dueAt?.toISOString() ?? ''}`,
      closedAt ? `Closed ${closedAt.toISOString()}` : 'Open',
      `Username: ${username}`,
      `E-mail: ${email}`,
      `Age: ${age}`,
      `Gender: ${gender}`,
      '',
      message,
    ].join('\n');
  },
};

/** A closed complaint is stored for a year. */
export const closeComplaintCommand: AdminCommand = {
  args: 'REFERENCE',
  does: 'closes an answered complaint; it is deleted a year later',
  async run(context, typed = '') {
    const reference = normalizeReference(typed);
    await context.db.transaction(async (tx) => {
      if (!(await closeComplaint(tx, reference, context.now()))) throw unknown();
      await recordAdminEvent(context, tx, 'desk-complaint-closed');
    });
    return `Complaint ${reference} is closed.`;
  },
};

function unknown(): OperatorError {
  return new OperatorError(
    'No open complaint has this reference. `npm run admin -- complaints` lists the open ones.',
  );
}
