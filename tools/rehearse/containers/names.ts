/** Do the engine's names answer while containers come and go? A server that opens a connection asks for its database's. */
import type { Podman } from './podman.ts';

export interface NamesWatch {
  /** In words: how many questions were asked, how many had no answer or a late one, and how late the latest was. */
  end(): string;
}

/** In ms. A connection to the database may take three seconds in all. */
const lateMs = 1_000;

/** Asks ten times a second, as Node.js does for a server; tells what it saw when it is asked to end. */
const program = `
const { lookup } = require('node:dns').promises;
let asked = 0, late = 0, slowest = 0;
process.on('SIGTERM', () => {
  console.log(asked + ' asked, ' + late + ' without an answer within ${lateMs / 1000} s, the latest after ' + (slowest / 1000).toFixed(1) + ' s');
  process.exit();
});
(async () => {
  for (;;) {
    const since = performance.now();
    const isAnswered = await lookup('pgbouncer').then(() => true, () => false);
    const took = performance.now() - since;
    asked += 1;
    if (!isAnswered || took > ${lateMs}) late += 1;
    slowest = Math.max(slowest, took);
    await new Promise((goOn) => setTimeout(goOn, 100));
  }
})();
`;

/** Starts a container beside the servers, in the network where they find their database. */
export function watchNames(podman: Podman): NamesWatch {
  const name = 'names';
  const place = ['--detach', '--pull=never', `--name=${name}`, '--network=back'];
  podman.run('run', ...place, 'wellness-check', 'node', '-e', program);
  return {
    end() {
      podman.ask('stop', name);
      const { out } = podman.ask('logs', name);
      podman.ask('rm', '--force', name);
      return out;
    },
  };
}
