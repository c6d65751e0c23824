import { counted } from '../../app/counted.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { closeComplaint, findComplaint, openComplaints } from '../../repositories/complaints.ts';
import { normalizeReference } from '../../services/complaints.ts';
import { daysBetween } from '../../app/time.ts';
import type { DeskCommand } from './desk.ts';
import { noteAtDesk } from './note.ts';

const day = (time: Date) => time.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The complaints that wait for an answer. What was written, and by whom, stays encrypted. */
export const complaints: DeskCommand = {
  takes: '',
  does: 'lists open complaints about personal data: reference, received, due, days left; overdue ones first',
  async run(desk) {
    const now = desk.now();
    const open = await openComplaints(desk.db);
    await noteAtDesk(desk, desk.db, 'desk-complaints-listed');
    const lines = open.map(({ reference, sentAt, dueAt }) => {
      const left = dueAt ? daysBetween(now, dueAt) : 0;
      const state = left < 0 ? `OVERDUE by ${counted(-left, 'day')}` : `${counted(left, 'day')} left`;
      return `${reference}  received ${day(sentAt)}  due ${dueAt ? day(dueAt) : ''}  ${state}`;
    });
    return [`${counted(open.length, 'open complaint')}${open.length === 0 ? '.' : ':'}`, ...lines].join('\n');
  },
};

/** The text of one complaint, for the grievance officer who lost its mail. */
export const showComplaint: DeskCommand = {
  takes: 'REFERENCE',
  does: 'shows one complaint with its text and its sender; the audit log notes it',
  async run(desk, typed = '') {
    const reference = normalizeReference(typed);
    const complaint = await findComplaint(desk.db, desk.cipher, reference);
    if (!complaint)
      throw new OperatorError('No complaint has this reference. Look at the mail that brought it.');
    await noteAtDesk(desk, desk.db, 'desk-complaint-read');
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

/** Once it is answered. From then on it is stored for a year. */
export const closeComplaintCommand: DeskCommand = {
  takes: 'REFERENCE',
  does: 'closes a complaint that was answered; it is deleted a year later',
  async run(desk, typed = '') {
    const reference = normalizeReference(typed);
    await desk.db.transaction(async (tx) => {
      if (!(await closeComplaint(tx, reference, desk.now()))) throw unknown();
      await noteAtDesk(desk, tx, 'desk-complaint-closed');
    });
    return `Complaint ${reference} is closed.`;
  },
};

function unknown(): OperatorError {
  return new OperatorError(
    'No open complaint has this reference. `npm run desk -- complaints` lists the open ones.',
  );
}
