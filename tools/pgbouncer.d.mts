/** Finds PgBouncer, or installs the package of Debian if this process is root. Throws if there is none. */
export function ensurePgbouncer(): string;
