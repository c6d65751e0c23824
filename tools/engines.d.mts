/** Paths of the programs that drive the engines. */
export interface EnginePrograms {
  readonly chromedriver: string;
  /** The browser itself. */
  readonly firefox: string;
  readonly webkitDriver: string;
  /** The display server of WebKitGTK, which has no headless mode. */
  readonly xvfb: string;
}
/** Finds the programs of all engines, or installs the packages of Debian if this process is root. Throws if one is missing. */
export function ensureEngines(): EnginePrograms;
