/**
 * What earlier builds left for the next ones: the scripts and styles of the last three releases, and from them, for
 * browsers that still have one of those, each new file as what differs from it (decision 0045).
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { delta } from './delta.mjs';

/** Releases that deltas are made from. */
const kept = 3;
/** Bytes of all kept releases together; the oldest go first. One release is 2 MB. */
const room = 32 * 1024 * 1024;
/** A delta must be worth its place: this part of what brotli makes of the whole file, at most. */
const worth = 0.8;

const folders = ['static/js', 'static/css'];

/**
 * Writes `<file>.<number of release>.dcz` beside each file that has an older one of its name, and keeps this release.
 * @param site folder of the built site
 * @param releases folder that outlives builds; made if missing
 * @returns {{ from: number, deltas: number, bytes: number, whole: number }} releases found, files written, their bytes
 *   and those that brotli needs for the same files
 */
export function keepRelease(site, releases) {
  const numbers = numbersIn(releases);
  const count = { from: numbers.length, deltas: 0, bytes: 0, whole: 0 };
  let told = false;
  for (const file of filesOf(site)) {
    const text = readFileSync(join(site, file));
    const whole = statSync(join(site, `${file}.br`)).size;
    for (const [number, older] of predecessors(file, releases, numbers)) {
      const packed = delta(text, readFileSync(older));
      if (packed === null) {
        if (!told)
          console.log('deltas: none, for neither the command zstd is there nor a Node that can do it');
        told = true;
      } else if (packed.length < whole * worth) {
        writeFileSync(join(site, `${file}.${number}.dcz`), packed);
        count.deltas += 1;
        count.bytes += packed.length;
        count.whole += whole;
      }
    }
  }
  keep(site, releases, numbers);
  return count;
}

/** Of each release that had another file of this name, its number and that file; each file once. */
function predecessors(file, releases, numbers) {
  const found = new Map();
  for (const number of numbers) {
    const older = filesOf(join(releases, String(number))).find(
      (other) => other !== file && nameOf(other) === nameOf(file),
    );
    if (older) found.set(older, [number, join(releases, String(number), older)]);
  }
  return [...found.values()];
}

function keep(site, releases, numbers) {
  const last = numbers.at(-1) ?? 0;
  const files = filesOf(site);
  if (numbers.length > 0 && String(filesOf(join(releases, String(last)))) === String(files)) return;
  const folder = join(releases, String(last + 1));
  for (const name of folders) mkdirSync(join(folder, name), { recursive: true });
  for (const file of files) cpSync(join(site, file), join(folder, file));
  const all = numbersIn(releases);
  const size = (number) =>
    filesOf(join(releases, String(number))).reduce(
      (sum, file) => sum + statSync(join(releases, String(number), file)).size,
      0,
    );
  while (all.length > kept || all.reduce((sum, number) => sum + size(number), 0) > room) {
    rmSync(join(releases, String(all.shift())), { recursive: true });
  }
}

/** Numbers of the kept releases, the oldest first. */
function numbersIn(releases) {
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

function filesOf(folder) {
  return folders
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => /\.(js|css)$/.test(file))
    .sort();
}

/** 'static/js/frame.js' of 'static/js/frame.Ab3_x.js'. */
const nameOf = (file) => file.replace(/\.[^./]+(?=\.\w+$)/, '');
