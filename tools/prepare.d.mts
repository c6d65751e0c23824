export const root: string;
/** The hash of all files and environment variables that the build reads. */
export function hashBuildInputs(): string;
/** Compiles content and questionnaires if they have changed. Exits if they have errors. */
export function ensureCompiled(): Promise<void>;
/** Runs `npm ci` if the lock file has changed since the last installation. */
export function ensureInstalled(): Promise<void>;
/** Runs a command with its output on this terminal, and resolves with its exit code. */
export function run(command: string, args: readonly string[], options?: object): Promise<number>;
/** The path of an executable of a package. */
export function getBinPath(name: string): string;
