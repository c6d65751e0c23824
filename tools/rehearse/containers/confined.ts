/** What a process of the server may do in its container. */
import type { Site } from './site.ts';

/** Asked inside, as the server's own user: by Node.js, since the image has little else. */
const script = `
const fs = require('node:fs');
const status = fs.readFileSync('/proc/self/status', 'utf8');
const line = (name) => new RegExp(name + ':\\\\s+(\\\\S+)').exec(status)[1];
const writes = (folder) => { try { fs.writeFileSync(folder + '/tried', ''); fs.rmSync(folder + '/tried'); return true; } catch { return false; } };
console.log(JSON.stringify({
  uid: process.getuid(), gid: process.getgid(), capabilities: parseInt(line('CapBnd') + line('CapEff'), 16), gains: line('NoNewPrivs') !== '1',
  writes: ['/', '/app', '/app/dist', '/etc', '/usr', '/run', '/var', '/root', '/data', '/tmp', '/ledger'].filter(writes),
}));`;

/** As `deploy/compose.yaml` asks. */
const wanted = {
  uid: 1000,
  gid: 1000,
  capabilities: 0,
  gains: false,
  writes: ['/data', '/tmp', '/ledger'],
};

/** @returns what differs; nothing where all is well */
export function looserThanWanted(site: Site, name: string): string | null {
  const { out } = site.within(name, 'node', '-e', script);
  return out === JSON.stringify(wanted) ? null : `${out} for ${JSON.stringify(wanted)}`;
}
