import { OperatorError } from '../config/operator-error.ts';

const notTrusted =
  'its certificate is not trusted by this machine, or is for another name. Set NODE_EXTRA_CA_CERTS to the file of a private certificate authority';

/** Causes by error code. */
const causes: Readonly<Record<string, string>> = {
  '08P01': 'the connection pooler cannot reach it. Try again',
  '28P01': 'user or password are wrong',
  '28000': 'it does not accept this user from this machine (pg_hba.conf)',
  '3D000': 'it runs, but has no database of this name',
  '53300': 'it has no free connection. Raise max_connections, or close other connections',
  '57P03': 'it is starting or stopping. Try again',
  ECONNREFUSED: 'no server listens on this host and port',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'its host name cannot be resolved',
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: notTrusted,
};

/** The database of DATABASE_URL cannot be reached. The message does not repeat the URL. */
export class DatabaseUnreachable extends OperatorError {
  /** @param reason an error code of network, TLS or PostgreSQL, or the message of the driver */
  constructor(reason: string, options?: ErrorOptions) {
    const cause = causes[reason];
    super(
      `DATABASE_URL: the database cannot be reached (${reason})${cause ? `: ${cause}` : ''}. ` +
        'Check that it runs, and check host, port, user, password and database name. ' +
        'A connection to another machine is encrypted unless the URL ends with ?sslmode=disable.',
      options,
    );
  }
}

const cannotConnectNow = '57P03';

/** Another process holds a conflicting lock on the database. */
export class DatabaseInUse extends OperatorError {
  readonly code = cannotConnectNow;

  /** @param mode the lock that this process requested */
  constructor(mode: 'shared' | 'exclusive') {
    super(
      mode === 'exclusive'
        ? 'DATABASE_URL: a server or another command is connected to the database. Nothing was changed. Stop the server on ' +
            'every machine, then run this command again.'
        : 'DATABASE_URL: npm run data-key or npm run db:partition has locked the database. ' +
            'Start again when it has ended.',
    );
  }
}

/** The database uses another data key than this process. */
export class DataKeyChanged extends OperatorError {
  readonly code = cannotConnectNow;

  constructor() {
    super('The data key was changed while this process ran. Start it with the new data key.');
  }
}

/** 57P04: the database was dropped; 57P05 and 25P03: an idle timeout of the server. */
const codesLost = /^(08...|57P0[1-5]|25P03|ECONN(REFUSED|RESET|ABORTED)|EPIPE)$/;

/** Describes a lost connection for an operator; null for other errors. */
export function describeConnectionLoss(error: unknown): string | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, message } = one as NodeJS.ErrnoException;
    if (code ? codesLost.test(code) : message.startsWith('Connection terminated'))
      return `DATABASE_URL: the connection to the database was lost (${code ?? message}). Check that it runs, then try again.`;
  }
  return null;
}

/** A file in the URL of the database cannot be read. */
export class DatabaseFileUnreadable extends OperatorError {
  constructor(file: string, code: string) {
    super(
      `DATABASE_URL: the file ${file} cannot be read (${code}). Check sslrootcert, sslcert and sslkey of the URL: the ` +
        'file must exist, and this user must be allowed to read it.',
    );
  }
}

/** What to do if the migration fails, by code of PostgreSQL. */
const remedies: Readonly<Record<string, string>> = {
  '42501':
    'the user of the URL may not create tables. As an administrator of PostgreSQL run ALTER DATABASE … OWNER TO …, or create a database for this user',
  '3F000':
    'the schema in search_path of the URL does not exist. Create it (CREATE SCHEMA), or remove search_path from the URL',
  '25006': 'it is read-only, perhaps a standby. Write the address of the primary',
  '53100': 'its disk is full. Free disk space',
  '53300': 'it has no free connection. Raise max_connections, or close other connections',
};

/** The tables of the database cannot be created or migrated. */
export class DatabaseMigrationFailed extends OperatorError {
  constructor(code: string, remedy: string) {
    super(`DATABASE_URL: the database cannot be migrated to this version (${code}): ${remedy}.`);
  }
}

/** A newer build has migrated the database. */
export class DatabaseNewer extends OperatorError {
  /** @param version the number of migrations of the database @param known that of this build */
  constructor(version: number, known: number) {
    super(
      `This database is at version ${version}, this build knows ${known}. Start the newer build, or restore a backup from before.`,
    );
  }
}

/** The encoding of the database is not UTF8. */
export class UnsupportedDatabaseEncoding extends OperatorError {
  /** @param encoding as PostgreSQL names it: LATIN1, SQL_ASCII */
  constructor(encoding: string) {
    super(
      `DATABASE_URL: the database has the encoding ${encoding} and must have UTF8, to store texts in Indian scripts and characters such ` +
        'as ’. An encoding cannot be changed. As an administrator of PostgreSQL create a new ' +
        'database (createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 --owner=USER NAME) and write its name into DATABASE_URL. If ' +
        'this one contains accounts, run npm run backup first, and npm run restore with the new one.',
    );
  }
}

/** Converts an error, or its cause, to one with a remedy; returns other errors unchanged. */
export function toErrorWithRemedy(error: unknown): unknown {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code = '' } = one as NodeJS.ErrnoException;
    const remedy = remedies[code];
    if (remedy) return new DatabaseMigrationFailed(code, remedy);
  }
  return error;
}

/** The embedded database does not start. */
export class EmbeddedDatabaseBroken extends OperatorError {
  constructor(folder: string, isFull: boolean) {
    super(
      `The embedded database in ${folder} does not start: ${
        isFull
          ? 'its disk is full. Free disk space, then start again; no committed data is lost'
          : 'its files are damaged or incomplete. Move the folder away and restore the newest backup: see docs/operations/backup.md'
      }.`,
    );
  }
}
