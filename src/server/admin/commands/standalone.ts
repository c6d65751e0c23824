import { parseConfig } from '../../config/config.ts';
import { diagnose } from '../doctor/doctor.ts';
import { formatFindings } from '../doctor/check-result.ts';
import type { Ask } from './admin-command.ts';
import { sendTestMail } from './mail-test.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A command that works without the database, also while a server uses the embedded one. It is not in the audit log. */
interface StandaloneCommand {
  /** The words of the command. */
  readonly name: string;
  readonly does: string;
  run(env: Environment, ask: Ask): Promise<string>;
}

export const standaloneCommands: readonly StandaloneCommand[] = [
  {
    name: 'doctor',
    does: 'checks configuration, database, migrations, key, mail, disk, clock, TLS, proxy and backup; exits with 1 after a fault',
    async run(env) {
      const findings = await diagnose(env);
      if (findings.some(({ severity }) => severity === 'fault')) process.exitCode = 1;
      return formatFindings(findings);
    },
  },
  {
    name: 'mail test',
    does: 'sends a mail to an address, and reports the answer of the mail server',
    run: (env, ask) => sendTestMail(parseConfig(env), ask),
  },
];

/** The command of the arguments, or null if it is another one. */
export function findStandaloneCommand(args: readonly string[]): StandaloneCommand['run'] | null {
  return standaloneCommands.find(({ name }) => name === args.join(' '))?.run ?? null;
}
