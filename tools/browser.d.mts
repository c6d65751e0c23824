/** The path of a browser, or null: `CHROMIUM_PATH`, the browser of Playwright, or one of the system. */
export function findBrowser(): string | null;
/** Finds a browser, or installs the package of Debian if this process is root. Throws if there is none. */
export function ensureBrowser(): string;
/** Arguments for a browser that may run as root and sends no requests of its own. */
export const browserArgs: string[];
