/** Checks the paths, variables, ports and addresses in the files of `deploy/`, without a container engine. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { apiBase } from '#contract/paths.ts';
import { parseConfig } from '#server/config/config.ts';
import { parseDockerfile } from '#tools/deploy/dockerfile.mjs';

const patterns = { live: '/health/live', ready: '/health/ready' };
const root = join(import.meta.dirname, '../..');
const readFile = (file: string) => readFileSync(join(root, file), 'utf8');
const stages = parseDockerfile(readFile('deploy/Dockerfile'));
const findStage = (name: string) => stages.find((one) => one.name === name)!;

/** Variables that the server reads, and those of Node.js. */
const config = readFile('src/server/config/config.ts');
const listNames = (call: RegExp) => [...config.matchAll(call)].map(([, name]) => name!);
const secrets = listNames(/readSecretVariable\('([A-Z_]+)'/g);
const settings = new Set([
  ...listNames(/read(?:Variable|Renamed)(?:<[^>]+>)?\(\s*'([A-Z_]+)'/g),
  ...secrets.flatMap((name) => [name, `${name}_FILE`]),
  'NODE_ENV',
]);
/** Bundled scripts, by their path in the image. */
const bundled = [
  ...readFile('tools/build/build.mjs').matchAll(/'?([a-z-]+)'?: join\(root, 'src\/server\//g),
].map(([, name]) => `dist/server/${name}.js`);

describe('The image', () => {
  test('contains only existing files, and only those on its list', () => {
    const copied = stages.flatMap(({ steps }) => steps).filter((step) => step.kind === 'COPY');
    const own = copied.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
    expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const included = readFile('deploy/Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(own.filter((path) => !included.includes(path.replace('./', '')))).toEqual([]);
    for (const { from, sources } of copied.filter((step) => step.from !== null)) {
      for (const path of sources) expect(path.startsWith(`${findStage(from ?? '').workdir}/`)).toBe(true);
    }
  });

  test('runs the bundled build as an unprivileged user, on the Node.js version of the tests', () => {
    for (const name of ['server', 'operator']) {
      const { command, user, env } = findStage(name);
      expect(bundled).toContain(command.at(-1));
      expect(Number(user.split(':')[0])).toBeGreaterThan(0);
      for (const variable of Object.keys(env)) expect(settings).toContain(variable);
    }
    expect(readFile('deploy/Dockerfile')).toContain(`ARG NODE=node:${readFile('.nvmrc').trim()}.`);
    expect(findStage('server').env.DATA_DIR).toBe(findStage('server').volume);
    expect(findStage('server').env.PORT).toBe(String(findStage('server').port));
  });

  test('checks the health of the server', () => {
    const { healthcheck, env } = findStage('server');
    const script = healthcheck.at(-1)!.replace('process.env.PORT', env.PORT!);
    expect(script).toContain(`http://127.0.0.1:$\{${env.PORT}}${apiBase}${patterns.live}\``);
    expect(spawnSync(process.execPath, ['--check', '-'], { input: script }).status).toBe(0);
  });

  test('rejects a line that it cannot parse', () => {
    expect(() => parseDockerfile('FROM a AS b\nADD x y')).toThrow('ADD x y');
  });
});

interface Service {
  readonly image?: string;
  readonly build?: string | { context: string; dockerfile: string; target: string };
  readonly environment?: Record<string, unknown>;
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
  readonly logging?: { options: Record<string, string> };
  readonly volumes?: string[];
  readonly networks?: string[];
  readonly depends_on?: string[] | Record<string, unknown>;
  readonly ports?: string[];
  readonly stop_grace_period?: string;
  readonly secrets?: (string | { source: string; target: string })[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
}
interface Compose {
  readonly services: Record<string, Service>;
  readonly networks: Record<string, object>;
  readonly volumes: Record<string, object>;
  readonly secrets: Record<string, { readonly file: string }>;
}

describe('The whole site on one machine', () => {
  const text = readFile('deploy/compose.yaml');
  const compose = parse(text, { merge: true }) as Compose;
  const { services, networks, volumes } = compose;
  const caddyfile = readFile('deploy/Caddyfile');
  const pgbouncer = readFile('deploy/pgbouncer/pgbouncer.ini');

  test('has two app processes, a database, a pooler and a proxy, each with a valid reference', () => {
    expect(Object.keys(services).sort()).toEqual(
      ['caddy', 'ledger', 'operator', 'pgbouncer', 'postgres', 'server-1', 'server-2'].sort(),
    );
    for (const [name, service] of Object.entries(services)) {
      const others = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {});
      expect([name, others.filter((other) => !(other in services))]).toEqual([name, []]);
      expect([name, (service.networks ?? []).filter((one) => !(one in networks))]).toEqual([name, []]);
      for (const volume of service.volumes ?? []) {
        const source = volume.split(':')[0]!;
        if (source === './backups') continue; // Created by the first backup.
        const isThere = source.startsWith('./')
          ? existsSync(join(root, 'deploy', source))
          : source in volumes;
        expect([name, volume, isThere]).toEqual([name, volume, true]);
      }
      if (typeof service.build === 'string') {
        expect(existsSync(join(root, 'deploy', service.build, 'Dockerfile'))).toBe(true);
      } else if (service.build) {
        expect(existsSync(join(root, 'deploy', service.build.context, service.build.dockerfile))).toBe(true);
        expect(stages.map((one) => one.name)).toContain(service.build.target);
      }
    }
  });

  test('sets only variables that the server knows, and contains no secret', () => {
    for (const name of ['server-1', 'server-2', 'operator']) {
      for (const variable of Object.keys(services[name]!.environment ?? {}))
        expect(settings).toContain(variable);
    }
    const used = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!));
    const listed = readFile('deploy/compose.env.example')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split('='));
    expect(listed.map(([name]) => name).sort()).toEqual([...used].sort());
    expect([...used]).toEqual(['SITE_HOST']);
  });

  test('passes secrets as files created by make-secrets.sh, never as environment variables', () => {
    const listSecrets = (name: string) =>
      (services[name]!.secrets ?? []).map((one) =>
        typeof one === 'string' ? { source: one, target: one } : one,
      );
    for (const name of ['server-1', 'server-2', 'operator']) {
      const environment = services[name]!.environment!;
      for (const secret of secrets) {
        expect([name, secret, environment[secret]]).toEqual([name, secret, undefined]);
        const target = listSecrets(name).find(
          (one) => `/run/secrets/${one.target}` === environment[`${secret}_FILE`],
        );
        expect([name, secret, target?.source]).toEqual([name, secret, expect.any(String)]);
      }
    }
    const named = new Set(
      Object.keys(services)
        .flatMap(listSecrets)
        .map(({ source }) => source),
    );
    expect(Object.keys(compose.secrets).sort()).toEqual([...named].sort());
    const folder = mkdtempSync(join(tmpdir(), 'wellness-check-secrets-'));
    const result = spawnSync('sh', [join(root, 'deploy/make-secrets.sh'), join(folder, 'made')], {
      input: 'smtps://u:p@mail:465\n',
    });
    expect(result.status).toBe(0);
    expect(readdirSync(join(folder, 'made')).sort()).toEqual([...named].sort());
    expect(statSync(join(folder, 'made')).mode & 0o077).toBe(0);
    const getSecretPath = (name: string) => join(folder, 'made', name);
    const parseUrl = (name: string) =>
      parseConfig({ DATABASE_URL_FILE: getSecretPath(name), DATA_KEY_FILE: getSecretPath('data_key') })
        .databaseUrl!;
    const [pooled, direct] = [new URL(parseUrl('database_url')), new URL(parseUrl('operator_database_url'))];
    expect([pooled.hostname, pooled.port]).toEqual(['pgbouncer', /listen_port = (\d+)/.exec(pgbouncer)?.[1]]);
    expect(pgbouncer).toContain(`${pooled.pathname.slice(1)} = host=postgres port=5432`);
    expect([direct.hostname, direct.port, direct.pathname]).toEqual(['postgres', '5432', pooled.pathname]);
    expect(parseConfig({ SMTP_URL_FILE: getSecretPath('smtp_url') }).smtpUrl).toBe('smtps://u:p@mail:465');
    rmSync(folder, { recursive: true });
    for (const path of ['deploy/compose.env\n', 'deploy/secrets\n'])
      expect(readFile('.gitignore')).toContain(path);
    expect(text).not.toMatch(/:\/\/[^\s@]*:[^\s@]*@/);
  });

  test('limits memory and processes of every service', () => {
    for (const [name, { mem_limit: memory, pids_limit: tasks }] of Object.entries(services)) {
      expect([name, memory]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      expect([name, tasks]).toEqual([name, expect.any(Number)]);
    }
  });

  test('restricts writing and privileges, and publishes only the ports of the proxy', () => {
    for (const [name, service] of Object.entries(services)) {
      const { security_opt: options, read_only: isFixed, cap_drop: dropped, logging } = service;
      expect([name, options, isFixed, dropped]).toEqual([name, ['no-new-privileges:true'], true, ['ALL']]);
      expect([name, logging?.options['max-size']]).toEqual([name, expect.stringMatching(/^\d+m$/)]);
    }
    expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['caddy']);
    expect(networks.back).toEqual({ internal: true });
  });

  test('the proxy checks the readiness of each process; ports and names match', () => {
    expect(caddyfile).toContain(`health_uri ${apiBase}${patterns.ready}\n`);
    const { port } = findStage('server');
    expect(caddyfile).toContain(`reverse_proxy server-1:${port} server-2:${port} {`);
    expect(pgbouncer).toContain('pool_mode = transaction\n');
    expect(pgbouncer).toContain('server_login_retry = 1\n');
    const haproxy = readFile('deploy/haproxy.cfg');
    expect(haproxy).toContain(`option httpchk GET ${apiBase}${patterns.ready}\n`);
    for (const n of [1, 2]) expect(haproxy).toContain(`  server server-${n} server-${n}:${port}\n`);
    const getGracePeriod = (service: string) =>
      Number(services[service]!.stop_grace_period!.replace('s', ''));
    expect(getGracePeriod('server-1')).toBeGreaterThan(
      Number(services['server-1']!.environment!.SHUTDOWN_TIMEOUT),
    );
  });
});

test('the load balancer closes idle connections before the server does, and has a longer request timeout', () => {
  const app = readFile('src/server/app/app.ts');
  const readMilliseconds = (name: string) =>
    Number(new RegExp(`${name} = ([\\d_]+)`).exec(app)?.[1]?.replaceAll('_', ''));
  const readCaddyTimeout = (name: string) =>
    1000 * Number(new RegExp(`\\t${name} (\\d+)s\n`).exec(readFile('deploy/Caddyfile'))?.[1]);
  expect(readCaddyTimeout('keepalive')).toBeLessThan(readMilliseconds('idleMs'));
  expect(readCaddyTimeout('response_header_timeout')).toBeGreaterThan(30_000);
  const haproxy = 1000 * Number(/timeout server (\d+)s/.exec(readFile('deploy/haproxy.cfg'))?.[1]);
  expect(haproxy).toBeGreaterThanOrEqual(readMilliseconds('stalledMs'));
});

describe('The systemd unit', () => {
  const text = readFile('deploy/wellness-check.service');
  const readValue = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';

  test('starts the bundled build, with variables that the server knows, in matching folders', () => {
    expect(bundled).toContain(readValue('ExecStart').split('/opt/wellness-check/')[1]);
    for (const pair of readValue('Environment').split(' ')) expect(settings).toContain(pair.split('=')[0]);
    expect(readValue('Environment')).toContain(`DATA_DIR=/var/lib/${readValue('StateDirectory')}`);
    expect(existsSync(join(root, readValue('Documentation').split('/opt/wellness-check/')[1]!))).toBe(true);
    expect(readValue('User')).not.toMatch(/^(root|)$/);
    const listed = readFile('deploy/environment.example').match(/^[A-Z_]+(?==)/gm) ?? [];
    expect(listed.filter((name) => !settings.has(name))).toEqual([]);
    expect(listed).toContain('DATA_KEY');
  });

  test('is sandboxed', () => {
    for (const [key, right] of [
      ['NoNewPrivileges', 'yes'],
      ['ProtectSystem', 'strict'],
      ['ProtectHome', 'yes'],
      ['PrivateTmp', 'yes'],
      ['CapabilityBoundingSet', ''],
      ['StateDirectoryMode', '0700'],
      ['UMask', '0077'],
      ['MemoryMax', '1536M'],
      ['TasksMax', '128'],
      ['IPAddressDeny', 'link-local multicast'],
    ] as const) {
      expect([key, readValue(key)]).toEqual([key, right]);
    }
    // The exposure score of systemd, if it is installed: 0 is best, 10 worst; a default unit has 9.6.
    const { status, stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=yes', '--threshold=20', join(root, 'deploy/wellness-check.service')],
      { encoding: 'utf8' },
    );
    expect([null, 0], stdout ?? '').toContain(status);
  });
});

describe('The unit of the backup', () => {
  const text = readFile('deploy/wellness-check-backup.service');
  const readLines = (file: string) => new Set(file.split('\n').filter((line) => line.includes('=')));

  test('runs the bundled command with known options, as the user of the server, in its folders', () => {
    const [, script = '', ...args] = /ExecStart=\S+ --enable-source-maps (\S+) (.*)/.exec(text)!;
    expect(bundled).toContain(script.replace('/opt/wellness-check/', ''));
    const command = readFile('src/server/admin/backup.ts');
    for (const [, option] of args.join(' ').matchAll(/--([a-z-]+)/g))
      expect(command).toMatch(new RegExp(`'?${option}'?: \\{ type`));
    const server = readLines(readFile('deploy/wellness-check.service'));
    for (const line of ['User=wellness-check', 'StateDirectory=wellness-check', 'UMask=0077'])
      expect([line, server.has(line), readLines(text).has(line)]).toEqual([line, true, true]);
    const folder = /^BACKUP_DIR=(.*)$/m.exec(readFile('deploy/environment.example'))?.[1];
    expect(text).toContain(`ReadWritePaths=${folder}\n`);
    expect(text).toContain(`--out ${folder} `);
  });

  test('has the sandbox of the server, and starts every night', () => {
    const server = readFile('deploy/wellness-check.service');
    const sandbox = server.slice(server.indexOf('NoNewPrivileges'), server.indexOf('SystemCallFilter=~'));
    expect([...readLines(sandbox)].filter((line) => !readLines(text).has(line))).toEqual([]);
    expect(readFile('deploy/wellness-check-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d$/m);
    expect(readFile('deploy/wellness-check-backup.embedded.conf')).toMatch(
      /ExecStartPre=\+.* stop wellness-check\nExecStopPost=\+.* start wellness-check\n/,
    );
  });
});

describe('The install script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-install-'));
  const readInstalled = (file: string) => readFileSync(join(folder, file), 'utf8');
  const install = (input: string) =>
    spawnSync('sh', [join(root, 'deploy/install.sh'), 'wellness.example.net'], {
      input,
      encoding: 'utf8',
      env: { ...process.env, ROOT: folder },
    });
  const readEnvironment = () =>
    Object.fromEntries(
      readInstalled('etc/wellness-check/environment')
        .split('\n')
        .flatMap((line) => {
          const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
          return name ? [[name, value]] : [];
        }),
    );

  test('writes valid settings with new secrets, which a second run keeps', () => {
    expect(install('smtps://u:p@mail.example.net:465\n')).toMatchObject({ status: 0 });
    const environment = readEnvironment();
    const config = parseConfig({ ...environment, TRUST_PROXY: 'loopback' });
    expect(config).toMatchObject({
      publicUrl: 'https://wellness.example.net',
      smtpUrl: 'smtps://u:p@mail.example.net:465',
      backupDir: '/srv/backups',
    });
    expect(config.dataKey).toHaveLength(32);
    expect(new URL(config.databaseUrl!).password).toHaveLength(48);
    expect(statSync(join(folder, 'etc/wellness-check/environment')).mode & 0o007).toBe(0);
    expect(install('').status).toBe(0);
    expect(readEnvironment()).toEqual(environment);
  });

  test('installs the units, a command for operators, and a proxy for one process', () => {
    for (const unit of [
      'wellness-check.service',
      'wellness-check-backup.service',
      'wellness-check-backup.timer',
    ])
      expect(readInstalled(`etc/systemd/system/${unit}`)).toBe(readFile(`deploy/${unit}`));
    const command = readInstalled('usr/local/bin/wellness-check');
    expect(command).toContain('DATA_DIR=/var/lib/wellness-check');
    const caddyfile = readInstalled('etc/caddy/Caddyfile');
    expect(caddyfile).toContain('\nwellness.example.net {\n');
    expect(caddyfile).toContain('reverse_proxy 127.0.0.1:8080 {\n');
    const { error, status, stderr } = spawnSync(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'etc/caddy/Caddyfile')],
      { encoding: 'utf8', env: { ...process.env, HOME: folder } },
    );
    if (!error) expect([status, stderr]).toEqual([0, expect.any(String)]);
    rmSync(folder, { recursive: true });
  });
});

test('every file of deploy is tested', () => {
  const files = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name !== 'compose.env' && !entry.parentPath.endsWith('secrets'),
    )
    .map((entry) => entry.name);
  expect(files.sort()).toEqual(
    [
      'Caddyfile',
      'Dockerfile',
      'Dockerfile',
      'Dockerfile.dockerignore',
      'alerts.test.yml',
      'alerts.yml',
      'compose.env.example',
      'compose.yaml',
      'environment.example',
      'haproxy.cfg',
      'install.sh',
      'make-secrets.sh',
      'pgbouncer.ini',
      'start.sh',
      'wellness-check-backup.embedded.conf',
      'wellness-check-backup.service',
      'wellness-check-backup.timer',
      'wellness-check.json',
      'wellness-check.service',
    ].sort(),
  );
});
