import { type CommandHelp, formatHelp, UsageError } from '#command-line/command-help.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { showAuditLog } from './audit-log.ts';
import { breachStatus, notifyBreachCommand } from './breach.ts';
import { closeComplaintCommand, listComplaintsCommand, showComplaint } from './complaints.ts';
import { correctEmail, correctName } from './correct-account.ts';
import type { Ask, AdminContext, AdminCommand } from './admin-command.ts';
import { findAccountCommand } from './find-account.ts';
import { setAccountKindCommand } from './set-account-kind.ts';
import { listMailsCommand, retryMail } from './mails.ts';
import { showNominee } from './nominee.ts';
import { removeAccountCommand } from './remove-account.ts';
import { resendLinkCommand } from './resend-link.ts';
import { listSimilarAccountsCommand } from './similar-accounts.ts';
import { standaloneCommands } from './standalone.ts';
import { endAllSessions, endSessions } from './sessions.ts';
import { listUnderstandingCommand } from './understanding.ts';

/** Commands by name. */
const commands: ReadonlyMap<string, AdminCommand> = new Map([
  ['find', findAccountCommand],
  ['similar-accounts', listSimilarAccountsCommand],
  ['show-nominee', showNominee],
  ['audit-log', showAuditLog],
  ['resend', resendLinkCommand],
  ['end-sessions', endSessions],
  ['correct-email', correctEmail],
  ['correct-name', correctName],
  ['kind', setAccountKindCommand],
  ['remove', removeAccountCommand],
  ['mails', listMailsCommand],
  ['requeue', retryMail],
  ['complaints', listComplaintsCommand],
  ['show-complaint', showComplaint],
  ['close-complaint', closeComplaintCommand],
  ['end-all-sessions', endAllSessions],
  ['notify-breach', notifyBreachCommand],
  ['breach-status', breachStatus],
  ['understanding', listUnderstandingCommand],
]);

/** Deprecated names of commands, which still work in this release. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['trail', 'audit-log'],
  ['tell-breach', 'notify-breach'],
]);

/** The option which states that the identity of the person was verified. */
const checked = '--identity-checked';

/**
 * Parses the arguments into a function that runs the command with an open database.
 * @param ask reads addresses and names, which must not be arguments
 * @throws OperatorError with the usage
 */
export function parseCommand(args: readonly string[], ask: Ask): (context: AdminContext) => Promise<string> {
  const [typed = '', ...rest] = args;
  const name = formerNames.get(typed) ?? typed;
  const command = commands.get(name);
  if (!command) throw new UsageError(formatHelp(help, 'It reads the same settings as the server.'));
  const slots = command.args === '' ? [] : command.args.split(/ (?=NEW|"NEW|KIND)/);
  const typedValues = rest.filter((word) => word !== checked && word !== '-');
  const open = slots.filter((slot) => !isPersonal(slot));
  if (typedValues.length > open.length && slots.some(isPersonal)) {
    throw new OperatorError(
      `Do not write an address or a name as an argument: every user of this machine can read it. Write ${formatUsage(name, command)} and type the value at the prompt, or pass it on standard input, one value on a line.`,
    );
  }
  if (typedValues.length !== open.length || typedValues.some((word) => word.startsWith('-'))) {
    throw new OperatorError(`Write ${formatUsage(name, command)}`);
  }
  if (command.needsCheck && !rest.includes(checked)) {
    throw new OperatorError(
      `Verify first that the person owns the account or may act for its owner, by the procedure of the institute. Then write ${formatUsage(name, command)}`,
    );
  }
  return async (context) => {
    const remaining = [...typedValues];
    const values: string[] = [];
    for (const slot of slots)
      values.push(isPersonal(slot) ? await ask(labels[slot] ?? slot) : (remaining.shift() ?? ''));
    return command.run({ ...context, ask }, ...values);
  };
}

const labels: Readonly<Record<string, string>> = {
  ADDRESS: 'E-mail address',
  'NEW-ADDRESS': 'New e-mail address',
  '"NEW NAME"': 'New name',
};

/** What `npm run admin -- --help` prints. */
export const help: CommandHelp = {
  name: 'admin',
  usage: 'COMMAND [arguments]',
  summary:
    'Commands for the support staff. Each one is recorded in the audit log; none prints answers or scores. Addresses and names are ' +
    'read from a prompt or from standard input, one on a line. Stop the server first if it uses the embedded database.',
  options: [
    ...standaloneCommands.map(({ name, does }) => [name, does] as const),
    ...[...commands].map(([name, command]) => [formatArguments(name, command), command.does] as const),
  ],
  example: 'find',
};

function isPersonal(slot: string): boolean {
  return slot in labels;
}

function formatUsage(name: string, command: AdminCommand): string {
  return `npm run admin -- ${formatArguments(name, command)}`;
}

function formatArguments(name: string, { args, needsCheck }: AdminCommand): string {
  const open = args.split(/ (?=NEW|"NEW|KIND)/).filter((slot) => !isPersonal(slot));
  return [name, ...open, needsCheck ? checked : ''].filter(Boolean).join(' ');
}
