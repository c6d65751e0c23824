/** Finds the browsers of three engines for tests, with the programs that drive them. Imports only Node.js. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.mjs';

/** Program and Debian package. Firefox needs no driver: it has the protocol built in. */
const programs = [
  { names: ['chromedriver'], debian: 'chromium-driver' },
  { names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  { names: ['Xvfb'], debian: 'xvfb' },
];

/** Finds the programs of all engines, or installs the packages of Debian if this process is root. Throws if one is missing. */
export function ensureEngines() {
  const missing = listMissing();
  if (missing.length > 0) installDebianPackages(...missing);
  const stillMissing = listMissing();
  if (stillMissing.length > 0)
    throw new Error(
      `The tests in three browser engines need ${stillMissing.join(', ')}. Run apt-get install ${stillMissing.join(' ')} as root.`,
    );
  const [chromedriver, firefox, webkitDriver, xvfb] = programs.map(({ names }) => findProgram(names));
  return { chromedriver, firefox, webkitDriver, xvfb };
}

const listMissing = () =>
  programs.filter(({ names }) => findProgram(names) === null).map(({ debian }) => debian);

/** The path of the first program that is on the PATH, or null. */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}
