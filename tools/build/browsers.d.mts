/** The oldest version of each browser, by its name in `@mdn/browser-compat-data`. */
export const oldestBrowsers: Readonly<Record<string, string>>;
/** `build.target` of Vite, for scripts and styles. */
export const buildTarget: string[];
/** Compares two versions such as 95 and 15.4. */
export function compareVersions(a: string, b: string): number;
