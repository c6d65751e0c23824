/** The folder with initdb and pg_ctl, or null: the newest version of Debian, or a folder on the PATH. */
export function findPostgres(): string | null;
/** Finds PostgreSQL, or installs the package of Debian if this process is root. Throws if there is none. */
export function ensurePostgres(): string;
