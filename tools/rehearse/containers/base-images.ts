/**
 * The images that `deploy/` begins from, made of Debian's packages and this machine's Node.js where no registry of
 * images can be reached. What they are called, whom they run as and what their start does is as in those of the same name.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Podman } from './podman.ts';

const release = 'bookworm';

/** How this machine reaches its registries, and whom it trusts: part of a base image, so that no Dockerfile changes. */
const ways = [
  '/etc/apt/apt.conf.d',
  '/etc/apt/sources.list.d',
  '/etc/apt/sources.list',
  '/etc/ssl/certs/ca-certificates.crt',
];
const npm = '/usr/lib/node_modules/npm';
/** Settings of npm for every user, by the folder that its own node lies in. */
const [npmrc, npmrcOfImage] = ['/usr/etc/npmrc', 'usr/local/etc/npmrc'];

/** First start of a volume: a cluster with the user and database of the environment, as the image of that name makes it. */
const startPostgres = `#!/bin/sh
set -eu
PATH=/usr/lib/postgresql/15/bin:$PATH
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chmod 0700 "$PGDATA"
  printf '%s\\n' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --encoding=UTF8 --locale=C.UTF-8 $POSTGRES_INITDB_ARGS
  rm /tmp/password
  printf 'host all all all scram-sha-256\\n' >> "$PGDATA/pg_hba.conf"
  pg_ctl -w -o "-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" --maintenance-db=postgres "$POSTGRES_DB"
  pg_ctl -w -m fast stop
fi
exec postgres -c listen_addresses='*'
`;

const install = (names: string) =>
  `RUN apt-get update && apt-get install -y --no-install-recommends ${names} && rm -rf /var/lib/apt/lists/*`;

/** Dockerfiles of the other two, by the names in `deploy/compose.yaml`. */
const others: Readonly<Record<string, string>> = {
  'postgres:15-bookworm': `FROM debian:bookworm-slim
${install('postgresql-15')}
ENV PGDATA=/var/lib/postgresql/data
RUN rm -rf /var/lib/postgresql/* && install -d -m 1777 -o postgres -g postgres $PGDATA /var/run/postgresql
COPY start /usr/local/bin/start
VOLUME $PGDATA
CMD ["sh", "/usr/local/bin/start"]
`,
  'caddy:2': `FROM debian:bookworm-slim
${install('caddy')}
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`,
};

/** Makes those that are not there. @param node the version that `deploy/Dockerfile` asks for */
export function makeBaseImages(podman: Podman, node: string): void {
  const isThere = (image: string) => podman.ask('image', 'exists', image).status === 0;
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-base-'));
  const slim = join(folder, 'slim');
  try {
    const nodeImage = `node:${node}-bookworm-slim`;
    if (!isThere('debian:bookworm-slim') || !isThere(nodeImage)) {
      makeDebian(slim);
      importTree(podman, slim, 'debian:bookworm-slim');
      addNode(slim, node);
      importTree(podman, slim, nodeImage);
    }
    writeFileSync(join(folder, 'start'), startPostgres);
    for (const [name, text] of Object.entries(others).filter(([image]) => !isThere(image))) {
      writeFileSync(join(folder, 'Dockerfile'), text);
      writeFileSync(join(folder, 'ignore'), 'slim\n');
      podman.run(
        'build',
        '--network=host',
        '--pull=never',
        `--ignorefile=${join(folder, 'ignore')}`,
        `--tag=${name}`,
        folder,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeDebian(folder: string): void {
  console.log('Making debian:bookworm-slim (debootstrap) …');
  const options = ['--variant=minbase', '--include=ca-certificates', release, folder];
  execFileSync('debootstrap', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const path of ways.filter((one) => existsSync(one))) copyInto(folder, path);
  for (const left of [
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
    'var/cache/apt',
    'var/lib/apt/lists',
  ])
    rmSync(join(folder, left), { recursive: true, force: true });
}

/** The program that runs this, and its npm. @throws where it is another version than the image is called */
function addNode(folder: string, version: string): void {
  if (!process.version.startsWith(`v${version}.`))
    throw new Error(`deploy/Dockerfile asks for Node.js ${version}; this is ${process.version}.`);
  mkdirSync(join(folder, 'usr/local/bin'), { recursive: true });
  cpSync(process.execPath, join(folder, 'usr/local/bin/node'));
  copyInto(folder, npm);
  if (existsSync(npmrc)) cpSync(npmrc, join(folder, npmrcOfImage));
  execFileSync('ln', ['-s', `${npm}/bin/npm-cli.js`, join(folder, 'usr/local/bin/npm')]);
  execFileSync('chroot', [folder, 'useradd', '--uid', '1000', '--create-home', 'node']);
}

function copyInto(folder: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(path, join(folder, path), { recursive: true, dereference: true });
}

function importTree(podman: Podman, folder: string, name: string): void {
  const tar = `${folder}.tar`;
  const without = ['--exclude=./proc/*', '--exclude=./sys/*', '--exclude=./dev/*'];
  execFileSync('tar', ['-C', folder, ...without, '-cf', tar, '.']);
  const env = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  podman.run('import', `--change=${env}`, tar, name);
  rmSync(tar);
}
