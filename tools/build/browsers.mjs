/** The oldest supported browsers, from `browserslist` in package.json. */
import browserslist from 'browserslist';
import { root } from '../prepare.mjs';

/** Names in browserslist, in `@mdn/browser-compat-data`, and in the targets of Vite. */
const names = [
  { list: 'chrome', data: 'chrome', target: 'chrome' },
  { list: 'edge', data: 'edge', target: 'edge' },
  { list: 'firefox', data: 'firefox', target: 'firefox' },
  { list: 'safari', data: 'safari', target: 'safari' },
  { list: 'ios_saf', data: 'safari_ios', target: 'ios' },
  // The bundler has no target of this name. It is Chromium 99.
  { list: 'samsung', data: 'samsunginternet_android', target: null },
];

const listed = browserslist(null, { path: root }).map((entry) => entry.split(' '));

/** The oldest version of each browser, by its name in `@mdn/browser-compat-data`. */
export const oldestBrowsers = Object.fromEntries(names.map(({ list, data }) => [data, findOldest(list)]));

/** `build.target` of Vite, for scripts and styles. */
export const buildTarget = names.flatMap(({ list, target }) =>
  target === null ? [] : `${target}${findOldest(list)}`,
);

function findOldest(name) {
  const versions = listed.filter(([browser]) => browser === name).map(([, version]) => version);
  if (versions.length === 0)
    throw new Error(`package.json: browserslist names no version of ${name}. Add one.`);
  // A range is one release: "15.6-15.8".
  return versions.map((version) => version.split('-')[0]).sort(compareVersions)[0];
}

/** Compares two versions such as 95 and 15.4. */
export function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  return left[0] - right[0] || (left[1] ?? 0) - (right[1] ?? 0);
}
