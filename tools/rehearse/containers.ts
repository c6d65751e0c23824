/**
 * `npm run rehearse:containers [-- --in FOLDER [--built]]`: the images of `deploy/` are built and `deploy/compose.yaml` is run, by
 * Debian's podman, from bases made on this machine. Somebody signs up by mail, everything is backed up, replaced one by
 * one amid calls, stopped and put back. Needs root, podman and debootstrap; `--in` keeps the images for the next time,
 * `--built` takes them as they are.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '#authoring/dev/free-port.ts';
import { apiBase, base, patterns } from '#contract/paths.ts';
import { root } from '#tools/prepare.mjs';
import { addPeopleTo } from '../bench/people.ts';
import { askSecurely } from './ask.ts';
import { makeBaseImages } from './containers/base-images.ts';
import { buildArgs, readCompose, type Service } from './containers/compose.ts';
import { looserThanWanted } from './containers/confined.ts';
import { type Mailbox, openMailbox } from './containers/mailbox.ts';
import { watchNames } from './containers/names.ts';
import { type Podman, podmanIn } from './containers/podman.ts';
import { layOut, type Site } from './containers/site.ts';
import { signUp } from './containers/visitor.ts';
import { rollOver } from './rolling.ts';
import { missingOf } from './stored.ts';

const { values } = parseArgs({ options: { in: { type: 'string' }, built: { type: 'boolean' } } });
const folder = values.in ? resolve(values.in) : mkdtempSync(join(tmpdir(), 'wellness-check-containers-'));
const host = 'wellness.example.org';
/** Of the networks in `deploy/compose.yaml`; what PgBouncer and Caddy wait on has no word for its health. */
const servers = ['server-1', 'server-2'] as const;
const settings = {
  SITE_HOST: host,
  POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
  DATA_KEY: randomBytes(32).toString('base64'),
};
const faults: string[] = [];
const must = (isTrue: boolean, words: string) => void (isTrue || faults.push(words));

const podman = podmanIn(folder);
const mailbox = await openMailbox();
podman.clear();
rmSync(join(folder, 'backups'), { recursive: true, force: true });
try {
  await rehearse(podman, mailbox);
} finally {
  mailbox.stop();
  podman.clear();
  if (!values.in) {
    podman.ask('rmi', '--all', '--force');
    rmSync(folder, { recursive: true, force: true });
  }
}
for (const fault of faults) console.log(`Not as it should be: ${fault}`);
if (faults.length > 0) process.exitCode = 1;

async function rehearse(podman: Podman, mailbox: Mailbox): Promise<void> {
  const node = /^ARG NODE=(\S+)$/m.exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))?.[1] ?? '';
  makeBaseImages(podman, node);
  const gateway = makeNetworks(podman);
  // A mail server without TLS: it is this machine's own.
  const compose = readCompose({ ...settings, SMTP_URL: `smtp://${gateway}:${mailbox.port}?tls=optional` });
  build(podman, Object.values(compose.services));

  const [plain, secure] = [await freePort(), await freePort()];
  const caddy = {
    ...(compose.services.caddy as Service),
    // Those who make load come without TLS, and the certificate is Caddy's own.
    environment: { SITE_HOST: 'http://localhost, https://localhost' },
  };
  const site = layOut(podman, { ...compose, services: { ...compose.services, caddy } }, folder, {
    caddy: [`--publish=127.0.0.1:${plain}:80`, `--publish=127.0.0.1:${secure}:443`],
  });
  const since = performance.now();
  for (const name of ['ledger', 'postgres', 'pgbouncer', ...servers, 'caddy']) await site.start(name);
  console.log(`All of it stands after ${Math.round((performance.now() - since) / 1000)} s.`);

  for (const name of servers) {
    const looser = looserThanWanted(site, name);
    console.log(`${name} is confined as asked: ${looser === null}`);
    must(looser === null, `${name}: ${looser}`);
  }
  must(await isReady(secure), 'not ready within 30 s after the start');
  const [home] = await askSecurely(secure, [{ path: `${base}/` }]);
  console.log(`over HTTP/2 and TLS: page ${home?.status}`);
  must(home?.status === 200, 'the site is not served through Caddy');

  const stays = await signUp(plain, mailbox, 'asha_stays');
  const goes = await signUp(plain, mailbox, 'ravi_goes');
  const before = [await stays.logIn(), await stays.submit(), await goes.logIn(), await goes.submit()];
  console.log(`two signed up by mail; login, submission: ${before}`);
  must(`${before}` === '200,204,200,204', `signing up, logging in and submitting gave ${before}`);

  const found = site.operator('node', 'dist/server/desk.js', 'find', 'asha_stays@example.org');
  must(found.status === 0, `the desk does not find her: ${found.out}`);
  const backup = ['node', 'dist/server/backup.js', '--out', '/backups/of-monday'];
  const kept = site.operator(...backup);
  console.log(`backup: ${kept.out}`);
  must(kept.status === 0, 'no backup');
  must((await goes.remove()) === 204, 'nobody can be removed');

  await replace(site, plain);
  await restartPooler(site, plain);
  await stopAmidCall(site);
  await putBack(site);
  must(await isReady(secure), 'not ready within 30 s after the restore');

  const after = [await stays.logIn(), await stays.attempts(), await goes.logIn()];
  console.log(`after the restore: login, attempts, login of who was removed: ${after}`);
  must(`${after}` === '200,1,401', `after the restore: ${after}`);
  for (const name of servers) must(!/"level":50/.test(site.log(name).now), `${name}: ${site.log(name).now}`);
}

/** @returns this machine's address in the network where the servers find a way out */
function makeNetworks(podman: Podman): string {
  const { networks } = readCompose({ ...settings, SMTP_URL: 'none' });
  for (const [name, { internal }] of Object.entries(networks))
    podman.run('network', 'create', ...(internal ? ['--internal'] : []), name);
  return podman.run('network', 'inspect', '--format', '{{(index .Subnets 0).Gateway}}', 'front');
}

function build(podman: Podman, services: readonly Service[]): void {
  const builds = new Map(services.map((service) => [service.image, buildArgs(service)]));
  for (const [image, args] of builds) {
    if (args && !values.built)
      podman.show('build', '--network=host', '--pull=never', '--format=docker', ...args);
    const bytes = Number(podman.run('image', 'inspect', '--format', '{{.Size}}', image));
    console.log(`${image}: ${Math.round(bytes / 1e6)} MB`);
  }
}

/** Upgrade as in the runbook: one process after the other, while people go on. */
async function replace(site: Site, port: number): Promise<void> {
  const database = databaseOf(site);
  const people = await addPeopleTo({ DATABASE_URL: database, DATA_KEY: settings.DATA_KEY }, 400);
  const stops: unknown[] = [];
  const programs = servers.map((name) => ({
    halt: async () => void stops.push(site.stop(name)),
    restart: () => site.start(name),
  }));
  const names = watchNames(podman);
  const rolled = await rollOver({ programs }, port, people);
  console.log(`the engine's names meanwhile: ${names.end()}`);
  const { calls, repeated, lost, seconds, acknowledged } = rolled;
  const missing = await missingOf(database, acknowledged);
  console.log(
    `replaced one by one: ${calls} calls in ${seconds} s, ${repeated} repeated, lost ${JSON.stringify(lost)}; ` +
      `${acknowledged.length} confirmed, ${missing.lost} lost, ${missing.doubled} doubled; stops ${JSON.stringify(stops)}`,
  );
  const isWhole = Object.keys(lost).length + missing.lost + missing.doubled === 0;
  must(
    isWhole,
    `something was lost in a replacement, and said meanwhile:\n${servers.flatMap(unwell).join('\n')}`,
  );

  function unwell(name: string): string[] {
    const { before, now } = site.log(name);
    return `${before}${now}`.split('\n').filter((line) => /"level":50|"status":503,"ms":\d{4}/.test(line));
  }
}

/** The pooler goes and comes back while people go on: they are told to come again, and what was confirmed is there. */
async function restartPooler(site: Site, port: number): Promise<void> {
  const people = await addPeopleTo({ DATABASE_URL: databaseOf(site), DATA_KEY: settings.DATA_KEY }, 200);
  const pooler = { halt: async () => void site.stop('pgbouncer'), restart: () => site.start('pgbouncer') };
  const { calls, lost, acknowledged } = await rollOver({ programs: [pooler] }, port, people);
  const missing = await missingOf(databaseOf(site), acknowledged);
  const others = Object.keys(lost).filter((words) => !/^(GET|POST) 503 /.test(words));
  const told = Object.values(lost).reduce((sum, count) => sum + count, 0);
  console.log(
    `PgBouncer started anew: ${calls} calls, ${told} told twice to come again; ${acknowledged.length} confirmed, ` +
      `${missing.lost} lost, ${missing.doubled} doubled`,
  );
  must(others.length + missing.lost + missing.doubled === 0, `while the pooler was away: ${others}`);
  must(acknowledged.length > 0, 'nobody was served around the restart of the pooler');
}

/** Past the pooler, from this machine. */
function databaseOf(site: Site): string {
  return `postgres://wellness:${settings.POSTGRES_PASSWORD}@${site.addressOf('postgres', 'back')}:5432/wellness?sslmode=disable`;
}

/** A call that never ends must not keep a stop waiting for longer than STOP_WITHIN. */
async function stopAmidCall(site: Site): Promise<void> {
  const socket = connect(8080, site.addressOf('server-1', 'front'));
  socket.on('error', () => {});
  socket.write(
    `POST ${apiBase}${patterns.contact} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  await new Promise((heard) => setTimeout(heard, 500));
  const { code, seconds } = site.stop('server-1');
  socket.destroy();
  console.log(`stopped amid a half-sent call: ${seconds} s, exit code ${code}`);
  // The engine's own time comes on top; had it lost patience after 30 s, the code would not be 0.
  must(code === 0 && seconds < 30, `a stop took ${seconds} s and ended with ${code}`);
  await site.start('server-1');
}

/** Is the site ready through Caddy, or soon? A healthcheck asks whether a process lives, not whether it has its database. */
async function isReady(port: number): Promise<boolean> {
  for (let tries = 0; tries < 30; tries += 1) {
    const [ready] = await askSecurely(port, [{ path: `${apiBase}${patterns.ready}` }]);
    if (ready?.status === 200) return true;
    await new Promise((goOn) => setTimeout(goOn, 1000));
  }
  return false;
}

/** Restore as in the runbook. */
async function putBack(site: Site): Promise<void> {
  for (const name of [...servers, 'pgbouncer']) site.stop(name);
  const asked = ['alter database wellness rename to before', 'create database wellness'];
  const statements = asked.flatMap((statement) => ['-c', statement]);
  const emptied = site.within('postgres', 'psql', '-U', 'wellness', '-d', 'postgres', ...statements);
  must(emptied.status === 0, `no empty place: ${emptied.out}`);
  const restored = site.operator('node', 'dist/server/restore.js', '/backups/of-monday');
  console.log(`restore: ${restored.out}`);
  must(
    restored.out.includes('1 was removed after the backup'),
    'the restore did not remove again who had gone',
  );
  for (const name of ['pgbouncer', ...servers]) await site.start(name);
}
