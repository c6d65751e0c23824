import { OperatorError } from '../config/operator-error.ts';

const notTrusted =
  'its certificate is not one that this machine trusts, or is for another name. NODE_EXTRA_CA_CERTS names a file with an authority of your own';

/** What a code says to an operator, where it says enough. */
const causes: Readonly<Record<string, string>> = {
  '08P01': 'the pooler in front of it does not reach it. Try again',
  '28P01': 'user or password are not right',
  '28000': 'it does not let this user in from here (pg_hba.conf)',
  '3D000': 'it runs, and has no database of this name',
  '53300': 'it has no connection left. Raise max_connections, or stop what holds them',
  '57P03': 'it is just starting or stopping. Try again',
  ECONNREFUSED: 'nobody listens at this host and port',
  ENOTFOUND: 'no host has this name',
  EAI_AGAIN: 'the name of its host could not be looked up',
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: notTrusted,
};

/** The database of DATABASE_URL cannot be reached at all. Says so without repeating the address. */
export class DatabaseUnreachable extends OperatorError {
  /** @param reason a code of the network, of TLS or of PostgreSQL, or the driver's words where there is none */
  constructor(reason: string, options?: ErrorOptions) {
    const cause = causes[reason];
    super(
      `The database of DATABASE_URL cannot be reached (${reason})${cause ? `: ${cause}` : ''}. ` +
        'Check that it runs, and that host, port, user, password and database name are right. ' +
        'To another machine the connection is encrypted, unless the address ends with ?sslmode=disable.',
      options,
    );
  }
}

const cannotConnectNow = '57P03';

/** Another process uses the database in a way that excludes this one. */
export class DatabaseInUse extends OperatorError {
  readonly code = cannotConnectNow;

  /** @param mode how this process asked for the database */
  constructor(mode: 'shared' | 'exclusive') {
    super(
      mode === 'exclusive'
        ? 'A server or another command is connected to the database of DATABASE_URL. Nothing was changed. Stop the server on ' +
            'every machine, then run this again.'
        : 'A command that needs the database of DATABASE_URL to itself is running: npm run data-key or npm run db:partition. ' +
            'Start again when it has ended.',
    );
  }
}

/** The database knows another data key than the one that this process works with. */
export class DataKeyChanged extends OperatorError {
  readonly code = cannotConnectNow;

  constructor() {
    super('The data key was changed while this process ran. Start it with the new one.');
  }
}

/** 57P04: the database was dropped; 57P05 and 25P03: it ends what is idle for longer than it, or its user, allows. */
const codesLost = /^(08...|57P0[1-5]|25P03|ECONN(REFUSED|RESET|ABORTED)|EPIPE)$/;

/** What an operator reads where the database went away in the middle of a command; null for any other fault. */
export function describeConnectionLoss(error: unknown): string | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, message } = one as NodeJS.ErrnoException;
    if (code ? codesLost.test(code) : message.startsWith('Connection terminated'))
      return `The database of DATABASE_URL was lost in the middle (${code ?? message}). Check that it runs, then do this again.`;
  }
  return null;
}

/** A file that the address of the database names cannot be read. */
export class DatabaseFiles extends OperatorError {
  constructor(file: string, code: string) {
    super(
      `DATABASE_URL names a file that cannot be read (${file}, ${code}). Check sslrootcert, sslcert and sslkey in it: the ` +
        'file must be there, and this user must be allowed to read it.',
    );
  }
}

/** What an operator can mend when tables cannot be made or changed, by PostgreSQL's code. */
const remedies: Readonly<Record<string, string>> = {
  '42501':
    'its user may not make tables there. As an administrator of PostgreSQL write ALTER DATABASE … OWNER TO …, or give that user a database of its own',
  '25006': 'it is read-only: a standby, perhaps. Write the address of the primary',
  '53100': 'its disk is full. Make room',
  '53300': 'it has no connection left. Raise max_connections, or stop what holds them',
};

/** The database answers, and its tables cannot be made or brought to this version. */
export class DatabaseUnusable extends OperatorError {
  constructor(code: string, remedy: string) {
    super(`The database of DATABASE_URL cannot be brought to this version (${code}): ${remedy}.`);
  }
}

/** The database keeps texts in an encoding that has no room for every script. */
export class DatabaseEncoding extends OperatorError {
  /** @param encoding as PostgreSQL calls it: LATIN1, SQL_ASCII */
  constructor(encoding: string) {
    super(
      `The database of DATABASE_URL has the encoding ${encoding}, and must have UTF8: texts in Indian scripts, and marks such ` +
        'as ’, could not be stored, or would come back spoilt. An encoding cannot be changed. As an administrator of PostgreSQL make a new ' +
        'database (createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 --owner=USER NAME) and write its name into DATABASE_URL. Where ' +
        'this one holds accounts, run npm run backup before, and npm run restore into the new one.',
    );
  }
}

/** The same fault with words where an operator can mend it, also where it is only the cause; else as it is. */
export function withRemedy(error: unknown): unknown {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code = '' } = one as NodeJS.ErrnoException;
    const remedy = remedies[code];
    if (remedy) return new DatabaseUnusable(code, remedy);
  }
  return error;
}

/** The embedded database does not come up: its files are not whole, or have no room. */
export class DatabaseBroken extends OperatorError {
  constructor(folder: string, isFull: boolean) {
    super(
      `The embedded database in ${folder} does not start: ${
        isFull
          ? 'its disk is full. Make room, then start again: what was confirmed is there'
          : 'its files are damaged or not whole. Move the folder aside and restore the newest backup; docs/operations/backup.md ' +
            'says how'
      }.`,
    );
  }
}
