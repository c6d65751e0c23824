import { resolve } from 'node:path';
import * as read from './config-values.ts';
import { OperatorError } from './operator-error.ts';
import { isSecretSet, readSecret, type SecretName } from './secret-files.ts';
import { builtInSettings, type Settings } from './settings.ts';
import { toDatabaseTls, toMailTls } from './tls.ts';

/** The settings, parsed once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Origin of links, without a trailing slash: "http://localhost:8080". */
  readonly publicUrl: string;
  /** Where metrics are served; a port of null disables them. */
  readonly metricsHost: string;
  readonly metricsPort: number | null;
  /** Absolute folder of the embedded database and the outbox. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  /** Recipient of contact messages and sender of mails. */
  readonly supportEmail: string;
  readonly signup: 'verified' | 'open';
  /** Fastify's trustProxy: false, a number of hops, or addresses. */
  readonly trustProxy: false | number | string;
  /** In seconds. */
  readonly shutdownTimeout: number;
  /**
   * 32 bytes that encrypt names and wrap the private keys in the database; null for the key file in the data folder.
   */
  readonly dataKey: Uint8Array | null;
  /** Absolute path of the erasure log; null for the one in the data folder. */
  readonly erasureLog: string | null;
  /** Absolute folder of backups, whose age is checked; null if it is unknown. */
  readonly backupDir: string | null;
  /** Variables that are set with their deprecated name. */
  readonly renamedVariables: readonly (readonly [former: string, name: string])[];
}

/** Deprecated names of variables, which still work in this release. */
const formerNames = { SHUTDOWN_TIMEOUT: 'STOP_WITHIN', ERASURE_LOG: 'REMOVALS_LEDGER' } as const;

/** All invalid variables: name, what is wrong, and what to write. Contains no value that may be secret. */
export class ConfigError extends OperatorError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings of the server are invalid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the settings. An empty variable counts as unset; secrets may be in files (`secret-files.ts`).
 * @param env usually `process.env`
 * @param settings of the content, which some variables override
 * @throws ConfigError with all invalid variables
 */
export function parseConfig(
  env: Environment,
  settings: Pick<Settings, 'supportEmail'> = builtInSettings,
): Config {
  const problems: string[] = [];
  const renamedVariables: [former: string, name: string][] = [];
  /** The parsed value of a variable, or its default if it is unset. Collects errors. */
  function readVariable<T>(name: string, parse: (text: string) => T, unset: T): T {
    return parseAs(name, env[name]?.trim(), parse, unset);
  }
  /** As `readVariable`, for a renamed variable. */
  function readRenamed<T>(name: keyof typeof formerNames, parse: (text: string) => T, unset: T): T {
    const former = formerNames[name];
    if (env[name]?.trim() || !env[former]?.trim()) return readVariable(name, parse, unset);
    renamedVariables.push([former, name]);
    return readVariable(former, parse, unset);
  }
  /** As `readVariable`, for a secret, which may be in a file. */
  function readSecretVariable<T>(name: SecretName, parse: (text: string) => T): T | null {
    try {
      const { text, source } = readSecret(env, name);
      return parseAs(source, text, parse, null);
    } catch (error) {
      problems.push((error as Error).message);
      return null;
    }
  }
  function parseAs<T>(source: string, text: string | undefined, parse: (text: string) => T, unset: T): T {
    if (!text) return unset;
    try {
      return parse(text);
    } catch (error) {
      problems.push(`${source} ${(error as Error).message}`);
      return unset;
    }
  }

  const host = readVariable('HOST', read.parseHostName, '127.0.0.1');
  const port = readVariable('PORT', read.parsePort, 8080);
  const publicUrl = readVariable('PUBLIC_URL', read.parseBareOrigin, null);
  if (!env.PUBLIC_URL?.trim() && !read.isLoopback(host)) {
    problems.push(
      'PUBLIC_URL is not set, and HOST accepts other machines. Links in mails are built from it. ' +
        'Write the address that people open, for example https://wellness.example.org',
    );
  }
  const config: Config = {
    host,
    port,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    metricsHost: readVariable('METRICS_HOST', read.parseHostName, '127.0.0.1'),
    metricsPort: readVariable<number | null>('METRICS_PORT', read.parsePort, null),
    dataDir: resolve(readVariable('DATA_DIR', read.parseConfigPath, '.data')),
    databaseUrl: readSecretVariable('DATABASE_URL', read.parsePostgresUrl),
    smtpUrl: readSecretVariable('SMTP_URL', read.parseSmtpUrl),
    supportEmail: readVariable('SUPPORT_EMAIL', read.parseEmailAddress, settings.supportEmail),
    signup: readVariable('SIGNUP', read.parseSignupMode, 'verified'),
    trustProxy: readVariable('TRUST_PROXY', read.parseTrustedProxies, false),
    shutdownTimeout: readRenamed('SHUTDOWN_TIMEOUT', read.parseShutdownSeconds, 20),
    dataKey: readSecretVariable('DATA_KEY', read.parseDataKey),
    erasureLog: readRenamed<string | null>(
      'ERASURE_LOG',
      (text) => resolve(read.parseConfigPath(text)),
      null,
    ),
    backupDir: readVariable<string | null>('BACKUP_DIR', (text) => resolve(read.parseConfigPath(text)), null),
    renamedVariables,
  };
  if (config.metricsPort === port && port > 0 && read.hasAddressConflict(config.metricsHost, host)) {
    problems.push(
      `METRICS_PORT is the same as PORT (${port}). Metrics need a separate port. Write another number, for example 9464`,
    );
  }
  if (config.databaseUrl && !isSecretSet(env, 'DATA_KEY') && !isLocalDeployment(config)) {
    problems.push(
      'DATA_KEY is not set, and the database is not in DATA_DIR. The key encrypts names and addresses, and wraps the private keys ' +
        `of submissions, for all processes of this database. ${read.howToMakeDataKey}`,
    );
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Warnings for the operator at start, one sentence each. */
export function listConfigWarnings(config: Config): string[] {
  const warnings = config.renamedVariables.map(
    ([former, name]) =>
      `${former} is deprecated and will be removed in the next release. Rename it to ${name}.`,
  );
  if (config.signup === 'open') {
    warnings.push(
      'SIGNUP is open: any client can find out whether an e-mail address has an account, and can create an account ' +
        "with another person's address. Write verified, or unset it, if other people can reach the server.",
    );
  }
  if (new URL(config.publicUrl).protocol === 'http:' && !isLocalDeployment(config)) {
    warnings.push(
      'PUBLIC_URL begins with http: passwords and answers may be sent unencrypted. ' +
        'Use a proxy with TLS, and write https.',
    );
  }
  if (new URL(config.publicUrl).protocol === 'https:' && config.trustProxy === false) {
    warnings.push(
      'TRUST_PROXY is not set, and a proxy terminates TLS: all clients share one rate limit, and a hundred wrong passwords ' +
        'block all logins. Write the address of the proxy, for example 127.0.0.1.',
    );
  }
  if (!config.smtpUrl && !isLocalDeployment(config)) {
    warnings.push(
      'SMTP_URL is not set: mails are stored in the outbox folder and not sent. Write the address of a mail server.',
    );
  }
  if (config.smtpUrl && toMailTls(config.smtpUrl) === 'waived') {
    warnings.push(
      'SMTP_URL does not require encryption: mails with links may be sent unencrypted. Write tls=required in the URL.',
    );
  }
  if (config.databaseUrl && toDatabaseTls(config.databaseUrl) === 'waived') {
    warnings.push(
      'DATABASE_URL does not require encryption: answers may be sent unencrypted. Write sslmode=verify-full in the URL.',
    );
  }
  return warnings;
}

/** Whether people open the app on this machine only. */
export function isLocalDeployment({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return read.isLoopback(new URL(publicUrl).hostname);
}
