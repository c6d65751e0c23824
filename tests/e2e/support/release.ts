/** Simulates a newer release in a copy of the built site. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Renames the chunk of this name and all its references, and updates the precache list. */
export function installNewerRelease(site: string, name: string): void {
  const js = join(site, 'static/js');
  const scripts = () => readdirSync(js).filter((file) => file.endsWith('.js'));
  const renamed = new Map<string, string>();
  let changed = scripts().filter((file) => file.startsWith(`${name}.`));
  while (changed.length > 0) {
    // Several chunks have the same name and differ in their hash.
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

/** Lists scripts and pages of the site, and removes their outdated compressed copies. */
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
