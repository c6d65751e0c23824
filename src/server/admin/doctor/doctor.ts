import { ConfigError, type Config, listConfigWarnings, parseConfig } from '../../config/config.ts';
import { refusePlaceholders } from '../../config/placeholders.ts';
import { checkDatabase } from './check-database.ts';
import { checkBackup, checkDisk } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkProxy, checkTls } from './check-network.ts';
import { createFindings, type CheckResult } from './check-result.ts';

const configuration = createFindings('configuration');

/**
 * `npm run admin -- doctor`: checks the installation. Changes and sends nothing, and works when the server cannot start.
 * @param env usually `process.env`
 */
export async function diagnose(env: Readonly<Record<string, string | undefined>>): Promise<CheckResult[]> {
  const { config, problems } = tryParse(env);
  if (config === null)
    return [
      ...problems.map((text) => configuration.fault(`${text}.`)),
      configuration.warning(
        'The rest was not checked. Correct the configuration, then run this command again.',
      ),
    ];
  const findings = [
    ...problems.map((text) => configuration.fault(`${text}.`)),
    ...listConfigWarnings(config).map((text) => configuration.warning(text)),
  ];
  return [
    ...(findings.length > 0 ? findings : [configuration.ok('All variables are valid.')]),
    ...(await checkDatabase(config)),
    await checkMail(config),
    checkDisk(config),
    await checkTls(config),
    ...(await checkProxy(config)),
    checkBackup(config),
  ];
}

/** The configuration if the server can read it, and what a start would refuse. */
function tryParse(env: Readonly<Record<string, string | undefined>>): {
  readonly config: Config | null;
  readonly problems: readonly string[];
} {
  let config: Config | null = null;
  try {
    config = parseConfig(env);
    refusePlaceholders(config);
    return { config, problems: [] };
  } catch (error) {
    if (error instanceof ConfigError) return { config, problems: error.problems };
    throw error;
  }
}
