import { OperatorError } from '../../config/operator-error.ts';
import { breachStatus, tellBreach } from './breach.ts';
import { closeComplaintCommand, complaints, showComplaint } from './complaints.ts';
import { correctEmail, correctName } from './correct.ts';
import type { Ask, Desk, DeskCommand } from './desk.ts';
import { find } from './find.ts';
import { kind } from './kind.ts';
import { mails, requeueMail } from './mails.ts';
import { showNominee } from './nominee.ts';
import { remove } from './remove.ts';
import { resend } from './resend.ts';
import { endAllSessions, endSessions } from './sessions.ts';
import { trail } from './audit-log.ts';

/** Everything that the desk can do, by its name. */
const commands: ReadonlyMap<string, DeskCommand> = new Map([
  ['find', find],
  ['show-nominee', showNominee],
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
  ['tell-breach', tellBreach],
  ['breach-status', breachStatus],
]);

/** Says that somebody made sure who asks. */
const checked = '--identity-checked';

/**
 * A call of the desk that can be done, once there is a database.
 * @param ask gives addresses and names
 * @throws OperatorError saying what to type
 */
export function commandOf(args: readonly string[], ask: Ask): (desk: Desk) => Promise<string> {
  const [name = '', ...rest] = args;
  const command = commands.get(name);
  if (!command) throw new OperatorError(usage());
  const slots = command.takes === '' ? [] : command.takes.split(/ (?=NEW|"NEW|KIND)/);
  const words = rest.filter((word) => word !== checked && word !== '-');
  const open = slots.filter((slot) => !isPersonal(slot));
  if (words.length > open.length && slots.some(isPersonal)) {
    throw new OperatorError(
      `Do not write an address or a name behind the command: every user of this machine can read it. Write ${line(name, command)} and type it when you are asked, or pass it on standard input, one value on a line.`,
    );
  }
  if (words.length !== open.length || words.some((word) => word.startsWith('-'))) {
    throw new OperatorError(`Write ${line(name, command)}`);
  }
  if (command.needsCheck && !rest.includes(checked)) {
    throw new OperatorError(
      `First make sure that the person who asks owns the account or may act for its owner, as the institute has it done. Then write ${line(name, command)}`,
    );
  }
  return async (desk) => {
    const left = [...words];
    const values: string[] = [];
    for (const slot of slots)
      values.push(isPersonal(slot) ? await ask(labels[slot] ?? slot) : (left.shift() ?? ''));
    return command.run({ ...desk, ask }, ...values);
  };
}

const labels: Readonly<Record<string, string>> = {
  ADDRESS: 'E-mail address',
  'NEW-ADDRESS': 'New e-mail address',
  '"NEW NAME"': 'New name',
};

function isPersonal(slot: string): boolean {
  return slot in labels;
}

function line(name: string, { takes, needsCheck }: DeskCommand): string {
  const open = takes.split(/ (?=NEW|"NEW|KIND)/).filter((slot) => !isPersonal(slot));
  return ['npm run desk --', name, ...open, needsCheck ? checked : ''].filter(Boolean).join(' ');
}

function usage(): string {
  const lines = [...commands].map(([name, command]) => `  ${line(name, command)}\n      ${command.does}`);
  return [
    'The help desk. Each step is noted in the trail; answers and scores are never shown.',
    ...lines,
    'Addresses and names are asked for, or read from standard input, one on a line.',
    'Run it with the settings of the server. The embedded database needs the server stopped.',
  ].join('\n');
}
