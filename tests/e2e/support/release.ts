/** A newer release in a copy of the built site: as the build would have named and listed it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A newer version takes the old one's place: the part of this name, and whatever names it, get other names. The list of
 * what phones keep is another one then.
 */
export function installNewerRelease(site: string, name: string): void {
  const js = join(site, 'static/js');
  const scripts = () => readdirSync(js).filter((file) => file.endsWith('.js'));
  const renamed = new Map<string, string>();
  let changed = scripts().filter((file) => file.startsWith(`${name}.`));
  while (changed.length > 0) {
    // Several parts have one name and differ by what follows.
    for (const file of changed) renamed.set(file, file.replace(/\.[^.]{3}([^.]+\.js)$/, '.NEW$1'));
    changed = scripts().filter((file) => {
      if (renamed.has(file)) return false;
      const text = readFileSync(join(js, file), 'utf8');
      return [...renamed.keys()].some((one) => text.includes(one));
    });
  }
  for (const path of listTextFiles(site)) {
    let text = readFileSync(path, 'utf8');
    for (const [old, newer] of renamed) text = text.replaceAll(old, newer);
    writeFileSync(path, text);
  }
  for (const [old, newer] of renamed) renameSync(join(js, old), join(js, newer));
  const worker = readdirSync(join(site, 'static')).find((file) => /^worker\..*\.js$/.test(file)) as string;
  updatePrecacheList(site, join(site, 'static', worker));
  renameSync(join(site, 'static', worker), join(site, 'static/worker.newer.js'));
  writeFileSync(
    join(site, 'sw.js'),
    readFileSync(join(site, 'sw.js'), 'utf8').replace(worker, 'worker.newer.js'),
  );
}

/** Scripts and pages of the site; what is packed of them is out of date and goes. */
function listTextFiles(site: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((name) => join(site, name));
  for (const file of files) if (/\.(js|html)\.(br|gz)$/.test(file)) rmSync(file);
  return files.filter((file) => /\.(js|html)$/.test(file));
}

function updatePrecacheList(site: string, worker: string): void {
  const text = readFileSync(worker, 'utf8')
    .replace(/version:"[^"]+"/, 'version:"newer"')
    .replace(/address:"\/[^/]+\/([^"]+)",integrity:"[^"]+"/g, (all, path: string) => {
      const page = `.pages/${path}.html`;
      const file = existsSync(join(site, page)) ? page : 'index.html';
      const hash = createHash('sha256')
        .update(readFileSync(join(site, file)))
        .digest('base64');
      return all.replace(/sha256-[^"]+/, `sha256-${hash}`);
    });
  writeFileSync(worker, text);
}
