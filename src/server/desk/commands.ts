import { OperatorError } from '../operator-error.ts';
import { closeComplaintCommand, complaints, showComplaint } from './complaints.ts';
import { correctEmail, correctName } from './correct.ts';
import type { Desk, DeskCommand } from './desk.ts';
import { find } from './find.ts';
import { kind } from './kind.ts';
import { mails, requeueMail } from './mails.ts';
import { remove } from './remove.ts';
import { resend } from './resend.ts';
import { endAllSessions, endSessions } from './sessions.ts';
import { trail } from './trail.ts';

/** Everything that the desk can do, by its name. */
const commands: ReadonlyMap<string, DeskCommand> = new Map([
  ['find', find],
  ['trail', trail],
  ['resend', resend],
  ['end-sessions', endSessions],
  ['correct-email', correctEmail],
  ['correct-name', correctName],
  ['kind', kind],
  ['remove', remove],
  ['mails', mails],
  ['requeue', requeueMail],
  ['complaints', complaints],
  ['show-complaint', showComplaint],
  ['close-complaint', closeComplaintCommand],
  ['end-all-sessions', endAllSessions],
]);

/** Says that somebody made sure who asks. */
const checked = '--identity-checked';

/** A call of the desk that can be done, once there is a database. @throws OperatorError saying what to type */
export function commandOf(args: readonly string[]): (desk: Desk) => Promise<string> {
  const [name = '', ...rest] = args;
  const command = commands.get(name);
  if (!command) throw new OperatorError(usage());
  const words = rest.filter((word) => word !== checked);
  const wanted = command.takes === '' ? 0 : command.takes.split(/ (?=NEW|"NEW|KIND)/).length;
  if (words.length !== wanted || words.some((word) => word.startsWith('-'))) {
    throw new OperatorError(`Write ${line(name, command)}`);
  }
  if (command.needsCheck && !rest.includes(checked)) {
    throw new OperatorError(
      `First make sure that the person who asks owns the account, as the institute has it done. Then write ${line(name, command)}`,
    );
  }
  return (desk) => command.run(desk, ...words);
}

function line(name: string, { takes, needsCheck }: DeskCommand): string {
  return ['npm run desk --', name, takes, needsCheck ? checked : ''].filter(Boolean).join(' ');
}

function usage(): string {
  const lines = [...commands].map(([name, command]) => `  ${line(name, command)}\n      ${command.does}`);
  return [
    'The help desk. Each step is noted in the trail; answers and scores are never shown.',
    ...lines,
    'Run it with the settings of the server. The embedded database needs the server stopped.',
  ].join('\n');
}
