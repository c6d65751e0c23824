/** Fails the build if a file of the site needs a newer browser than the oldest ones of `browserslist` in package.json. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listUnsupportedScript, listUnsupportedStyles } from './unsupported-features.mjs';

/** Features that older browsers do not need, with the reason. */
const allowed = {
  'requestIdleCallback()': 'called if it exists',
  'share()': 'called if it exists',
  'startViewTransition()': 'React Router calls it if it exists; the app does not request it',
  'isError()': 'a function of lodash, not `Error.isError`',
  'Error.captureStackTrace()': 'Yup calls it if it exists',
  'toArray()': '`Children.toArray` of React, not a method of iterators',
  ':has':
    'decoration; no focus ring and no chosen answer depends on it (tests/architecture/browsers.test.ts)',
  ':fullscreen': 'size of a video',
  'color-mix()': 'in a property of its own: without it the text colour applies',
  '@container': 'numbers of a scale in one row; without it in two',
  '@page': 'size and margins of paper',
};

/** @param site folder of the built client */
export function checkFeatures(site) {
  const found = listFiles(site).flatMap(({ file, list, text }) =>
    list(text).map((feature) => ({ file, feature })),
  );
  const forbidden = found.filter(({ feature }) => !Object.hasOwn(allowed, feature));
  const unused = Object.keys(allowed).filter((name) => !found.some(({ feature }) => feature === name));
  for (const { file, feature } of forbidden)
    console.error(`${file}: the oldest supported browsers have no ${feature}. Write it another way.`);
  for (const name of unused)
    console.error(`tools/build/check-features.mjs: no file uses ${name}. Remove it from \`allowed\`.`);
  if (forbidden.length + unused.length > 0) process.exit(1);
}

/** Scripts and styles of the site, the service worker, and the boot script of prerendered pages. */
function listFiles(site) {
  const read = (file) => readFileSync(join(site, file), 'utf8');
  const names = readdirSync(join(site, 'static'), { recursive: true }).map((file) => `static/${file}`);
  const isScript = (file) => file.endsWith('.js');
  const inline = [...read('.pages/index.html').matchAll(/<script>([^]*?)<\/script>/g)];
  return [
    ...[...names, 'sw.js']
      .filter(isScript)
      .map((file) => ({ file, list: listUnsupportedScript, text: read(file) })),
    ...inline.map(([, text]) => ({ file: '.pages/index.html', list: listUnsupportedScript, text })),
    ...names
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ file, list: listUnsupportedStyles, text: read(file) })),
  ];
}
