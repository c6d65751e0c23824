/**
 * `npm run rehearse:balancer [-- --through caddy,haproxy]`: two processes behind PgBouncer and each balancer of `deploy/`,
 * with those very settings. Are answers untouched, clients told apart, calls lost in a rolling restart, and does a crowd
 * hear when to come again? Needs a build, Debian's caddy and haproxy, and root.
 */
import { parseArgs } from 'node:util';
import { load } from '../bench/processor.ts';
import { compareAnswers } from './as-direct.ts';
import { goneAmidBody, limitedAsMeant, limitedByAddress } from './clients.ts';
import { crowd } from './crowd.ts';
import { type Proxy, type ProxyName, startProxy } from './proxies.ts';
import { rollOver } from './rolling.ts';
import { missingOf } from './stored.ts';
import { startTwoProcesses } from './two-processes.ts';

const names: readonly ProxyName[] = ['caddy', 'haproxy'];
const { values } = parseArgs({ options: { through: { type: 'string', default: names.join(',') } } });
const wanted = names.filter((name) => values.through.split(',').includes(name));

/** Each balancer has people of its own, some to go on in a restart and the others for the crowd. */
const [forRestart, forCrowd] = [400, 3000];
const each = forRestart + forCrowd;

const site = await startTwoProcesses(wanted.length * each);
const faults: string[] = [];
try {
  for (const [n, name] of wanted.entries()) {
    const proxy = await startProxy(name, site.ports);
    try {
      await rehearse(proxy, n);
    } finally {
      proxy.stop();
    }
  }
} finally {
  await site.stop();
}
for (const fault of faults) console.log(`Not as it should be: ${fault}`);
if (faults.length > 0) process.exitCode = 1;

async function rehearse({ name, plainPort, securePort }: Proxy, n: number): Promise<void> {
  const must = (isTrue: boolean, words: string) => void (isTrue || faults.push(`${name}: ${words}`));
  console.log(`\n${name}, load ${load()}`);

  const { asked, deltas, differences } = await compareAnswers(site.ports[0], securePort);
  console.log(
    `  answers over HTTP/2 and TLS: ${asked}, other than the server's ${differences.length}; ${deltas} dcz`,
  );
  must(differences.length === 0, differences.join('\n    '));

  const statuses = await limitedByAddress(plainPort, `77.${n}`);
  console.log(`  six messages of one client that names others, one of the next client: ${statuses}`);
  must(`${statuses}` === `${limitedAsMeant}`, `clients are not told apart: ${statuses}`);

  const gone = await goneAmidBody(plainPort);
  console.log(
    `  while clients went away amid a body: ${gone.served} of ${gone.asked} served, slowest ${gone.slowestMs} ms`,
  );
  must(gone.served === gone.asked, 'who goes away amid a body takes the service from others');

  const mine = site.people.slice(n * each, (n + 1) * each);
  const rolled = await rollOver(site, plainPort, mine.slice(0, forRestart));
  const { calls, repeated, lost, seconds } = rolled;
  console.log(
    `  rolling restart: ${calls} calls in ${seconds} s, ${repeated} repeated; lost: ${JSON.stringify(lost)}`,
  );
  must(Object.keys(lost).length === 0, `calls were lost: ${JSON.stringify(lost)}`);

  const crowded = await crowd(plainPort, site.metricsPorts, mine.slice(forRestart));
  const { capacity, rows, bare, failed, within } = crowded;
  console.log(
    `  a crowd, 4 × ${capacity} calls a second, load ${load()}; within 1 s by the servers' clocks: ${within}`,
  );
  console.table(rows);
  must(bare === 0, `${bare} of the crowd were not told when to come again`);
  must(failed === 0, `${failed} of the crowd had no answer, or an error`);

  const keys = [...rolled.acknowledged, ...crowded.acknowledged];
  const missing = await missingOf(site.databaseUrl, keys);
  console.log(`  ${keys.length} submissions confirmed, ${missing.lost} lost, ${missing.doubled} doubled`);
  must(missing.lost + missing.doubled === 0, 'confirmed submissions are lost or doubled');
}
