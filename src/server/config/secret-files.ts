import { readFileSync, type Stats, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseConfigPath } from './config-values.ts';

/** Settings that may be in a file, whose path is in the variable with the suffix `_FILE`. */
export type SecretName = 'DATABASE_URL' | 'SMTP_URL' | 'DATA_KEY';

type Environment = Readonly<Record<string, string | undefined>>;

/** In bytes: above every key and URL. */
const maxBytes = 8 * 1024;

/** A secret and its source. */
export interface Secret {
  /** Without a trailing line break; undefined if it is not set or cannot be read. */
  readonly text: string | undefined;
  /** For messages: `DATA_KEY`, or `DATA_KEY_FILE (/run/secrets/data_key)`. */
  readonly source: string;
}

/** Whether a secret is set, valid or not. */
export function isSecretSet(env: Environment, name: SecretName): boolean {
  return Boolean(env[name]?.trim() || env[`${name}_FILE`]?.trim());
}

/**
 * Reads a secret from its variable, or from the file of the variable with `_FILE`: `docker inspect` shows the
 * environment of a container.
 * @param env an empty variable counts as unset
 * @throws Error with variable and file if both are set, or if the file is missing, too large, empty or has several
 * lines. Never repeats the secret.
 */
export function readSecret(env: Environment, name: SecretName): Secret {
  const file = env[`${name}_FILE`]?.trim();
  if (!file) return { text: env[name]?.trim() || undefined, source: name };
  const source = `${name}_FILE (${file})`;
  if (env[name]?.trim()) throw new Error(`${name} and ${name}_FILE are both set. Unset one of them`);
  try {
    return { text: readSecretFile(resolve(parseConfigPath(file))), source };
  } catch (error) {
    throw new Error(`${source} ${(error as Error).message}`, { cause: error });
  }
}

function readSecretFile(file: string): string {
  const text = readLimited(file).trim();
  if (text === '') throw new Error('is empty. Write the secret into the file, on one line');
  if (/[\r\n]/.test(text)) throw new Error('has several lines. Write only the secret, on one line');
  return text;
}

function readLimited(file: string): string {
  try {
    const { size } = checkFile(statSync(file));
    if (size <= maxBytes) return readFileSync(file, 'utf8');
    throw new Error(`has ${size} bytes, more than ${maxBytes}. Check the path`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Error(
      `cannot be read (${code}). Check the path, and that the user of the server may read the file`,
      {
        cause: error,
      },
    );
  }
}

/** Reading a pipe or a device may never end. */
function checkFile(stats: Stats): Stats {
  if (stats.isFile()) return stats;
  throw new Error('is not a file. Write the path of a file that contains the secret');
}
