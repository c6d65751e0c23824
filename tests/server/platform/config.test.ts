import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, listConfigWarnings, parseConfig } from '#server/config/config.ts';
import { builtInSettings } from '#server/config/settings.ts';

const key = Buffer.alloc(32, 7).toString('base64');

function getConfigError(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted.');
}

describe('the configuration of the server', () => {
  it('has a default for every variable', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      databaseUrl: null,
      smtpUrl: null,
      signup: 'verified',
      trustProxy: false,
      shutdownTimeout: 20,
      metricsHost: '127.0.0.1',
      metricsPort: null,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
    expect(listConfigWarnings(config)).toEqual([]);
  });

  it('uses the mailbox of the content, unless SUPPORT_EMAIL is set', () => {
    const content = { supportEmail: 'help@institute.in' };
    expect(parseConfig({}, content).supportEmail).toBe('help@institute.in');
    expect(parseConfig({ SUPPORT_EMAIL: 'desk@institute.in' }, content).supportEmail).toBe(
      'desk@institute.in',
    );
    expect(parseConfig({}).supportEmail).toBe(builtInSettings.supportEmail);
  });

  it('accepts the former name of a variable, with a warning that names both', () => {
    const config = parseConfig({ STOP_WITHIN: '45', REMOVALS_LEDGER: '/srv/removals.ledger' });
    expect(config).toMatchObject({ shutdownTimeout: 45, erasureLog: '/srv/removals.ledger' });
    expect(listConfigWarnings(config)).toEqual([
      expect.stringContaining(
        'STOP_WITHIN is deprecated and will be removed in the next release. Rename it to SHUTDOWN_TIMEOUT.',
      ),
      expect.stringContaining(
        'REMOVALS_LEDGER is deprecated and will be removed in the next release. Rename it to ERASURE_LOG.',
      ),
    ]);
    const both = parseConfig({ STOP_WITHIN: '45', SHUTDOWN_TIMEOUT: '10' });
    expect(both.shutdownTimeout).toBe(10);
    expect(listConfigWarnings(both)).toEqual([]);
  });

  it('names the variable that was set if a former name has a wrong value', () => {
    expect(getConfigError({ STOP_WITHIN: 'soon' })).toContain('STOP_WITHIN is not a timeout');
  });

  it('accepts every valid value', () => {
    const config = parseConfig({
      HOST: '0.0.0.0',
      PORT: '9000',
      PUBLIC_URL: 'https://wellness.example.org/',
      DATA_DIR: '/var/lib/wellness',
      DATABASE_URL: 'postgres://u:p@db:5432/wellness',
      SMTP_URL: 'smtps://u:p@mail:465',
      SUPPORT_EMAIL: 'help@example.org',
      SIGNUP: 'open',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      SHUTDOWN_TIMEOUT: '45',
      DATA_KEY: key,
      ERASURE_LOG: '/srv/removals.ledger',
      METRICS_HOST: '10.0.0.5',
      METRICS_PORT: '9464',
    });
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 9000,
      publicUrl: 'https://wellness.example.org',
      dataDir: '/var/lib/wellness',
      databaseUrl: 'postgres://u:p@db:5432/wellness',
      smtpUrl: 'smtps://u:p@mail:465',
      supportEmail: 'help@example.org',
      signup: 'open',
      trustProxy: '10.0.0.0/8,127.0.0.1',
      shutdownTimeout: 45,
      dataKey: new Uint8Array(32).fill(7),
      erasureLog: '/srv/removals.ledger',
      backupDir: null,
      renamedVariables: [],
      metricsHost: '10.0.0.5',
      metricsPort: 9464,
    });
    expect(parseConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(parseConfig({ TRUST_PROXY: 'none' }).trustProxy).toBe(false);
    expect(parseConfig({ PORT: '0' }).port).toBe(0);
  });

  it.each([
    ['PORT', '80a', '("80a")', 'a whole number from 1 to 65535'],
    ['PORT', '65536', 'is not a port', '8080'],
    ['METRICS_PORT', 'on', 'is not a port', 'a whole number'],
    ['HOST', 'my host', 'is not a host name', '127.0.0.1'],
    ['HOST', '999.1.1.1', 'is not a host name', '127.0.0.1'],
    ['DATABASE_URL', 'postgres://u:hunter2@db/x?sslmode=disabled', '("disabled")', 'no-verify or disable'],
    ['METRICS_PORT', '8080', 'is the same as PORT (8080)', 'for example 9464'],
    ['DATA_DIR', '~/wellness', 'begins with ~', '("~/wellness"). Write the full path'],
    ['ERASURE_LOG', '~', 'begins with ~', 'Write the full path'],
    [
      'PUBLIC_URL',
      'wellness.example.org',
      'is not an origin ("wellness.example.org")',
      'https://wellness.example.org',
    ],
    ['PUBLIC_URL', 'https://a.example/wellness-check', 'is not an origin', 'without a path'],
    ['PUBLIC_URL', 'https://*.example.org', 'is not an origin ("https://*.example.org")', 'https://wellness'],
    ['DATABASE_URL', 'mysql://u:hunter2@db/x', 'is not the address of a PostgreSQL database', 'postgres://'],
    ['PUBLIC_URL', 'https://a.example:0', 'is not an origin', 'https://wellness'],
    ['PUBLIC_URL', 'https://a..example', 'is not an origin', 'https://wellness'],
    ['PUBLIC_URL', 'https://u:hunter2@a.example', 'is not an origin', 'without a path or a name'],
    ['DATABASE_URL', 'postgres://u:12/hunter2@db/x', 'ends its host name too early', '%2F for /'],
    ['DATABASE_URL', 'postgres://u:hunter2%zz@db/x', 'is not the address of a PostgreSQL', '%25 for %'],
    ['SMTP_URL', 'smtp://u:12#hunter2@mail', 'ends its host name too early', '%23 for #'],
    [
      'SMTP_URL',
      'smtp://u:p@hunter2/w@localhost:2525?tls=optional',
      'ends its host name too early',
      '%2F for /',
    ],
    ['SMTP_URL', 'smtp://u:p@hunter2#w@localhost:2525', 'ends its host name too early', '%23 for #'],
    ['SMTP_URL', 'smtp://u:p@hunter2?w@localhost:2525', 'ends its host name too early', '%3F for ?'],
    ['DATABASE_URL', 'postgres://u:p@hunter2/w@localhost/db', 'ends its host name too early', '%2F for /'],
    ['DATABASE_URL', 'postgres://u:hunter2@db/w?schema=well', 'has the parameter schema', 'search_path'],
    ['DATABASE_URL', 'postgres://u:hunter2@db', 'is not the address of a PostgreSQL database', '/database'],
    ['SMTP_URL', 'http://u:hunter2@mail', 'is not the address of a mail server', 'smtp://'],
    ['SMTP_URL', 'smtp://u:hunter2@mail:0', 'is not the address of a mail server', 'host:587'],
    ['SMTP_URL', 'smtp://u:hunter2@mail?tls=no', 'is not the address of a mail server', '?tls=optional'],
    [
      'SMTP_URL',
      'smtp://u:hunter2@mail?TLS=optional',
      'is not the address of a mail server',
      '?tls=optional',
    ],
    ['DATABASE_URL', 'postgres://u:hunter2@db/w?SSLMODE=disable', '"SSLMODE=disable"', 'verify-full'],
    ['SUPPORT_EMAIL', 'help\u0007@example.org', 'is not an e-mail address', 'support@example.org'],
    ['SUPPORT_EMAIL', 'help', 'is not an e-mail address ("help")', 'support@example.org'],
    ['SIGNUP', 'closed', 'is neither verified nor open', 'Write verified'],
    ['TRUST_PROXY', 'caddy', 'is not a list of proxies ("caddy")', 'not their names'],
    ['SHUTDOWN_TIMEOUT', 'soon', 'is not a timeout', 'for example 20'],
    ['DATA_KEY', 'hunter2', 'which has 44 characters (this has 7)', 'openssl rand -base64 32'],
    ['DATA_KEY', Buffer.alloc(31, 'hunter2').toString('base64'), 'is not a key of 32 bytes', 'openssl'],
    ['DATA_KEY', Buffer.alloc(33, 'hunter2').toString('base64'), 'is not a key of 32 bytes', 'openssl'],
    ['DATA_KEY', `${key.slice(0, -2)}-=`, 'is not a key of 32 bytes', 'openssl'],
    ['TRUST_PROXY', '10.0.0.0/33', 'is not a list of proxies', '10.0.0.0/8'],
  ])('rejects %s=%s with the error and the fix', (name, value, problem, fix) => {
    const words = getConfigError({ [name]: value });
    expect(words).toContain(`  ${name} `);
    expect(words).toContain(problem);
    expect(words).toContain(fix);
    expect(words).not.toContain('hunter2');
  });

  it('accepts one port for two addresses, and percent-encoded passwords', () => {
    const both = { PORT: '9000', METRICS_PORT: '9000' };
    expect(parseConfig({ ...both, METRICS_HOST: '127.0.0.2' }).metricsPort).toBe(9000);
    expect(getConfigError({ ...both, METRICS_HOST: '0.0.0.0' })).toContain(
      'METRICS_PORT is the same as PORT',
    );
    for (const url of [
      'postgres://u:%23%2F%25@db/x',
      'postgres://u@server:p@db/x',
      'postgres:///x?user=u%40x',
    ])
      expect(parseConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('reports every wrong variable together', () => {
    const words = getConfigError({ PORT: 'x', SIGNUP: 'x', HOST: '0.0.0.0' });
    expect(words.split('\n')).toHaveLength(4);
    expect(words).toMatch(/PORT .*\n {2}PUBLIC_URL is not set.*\n {2}SIGNUP /);
  });

  it('requires PUBLIC_URL if other machines can reach the server', () => {
    expect(getConfigError({ HOST: '0.0.0.0' })).toContain('PUBLIC_URL is not set');
    expect(parseConfig({ HOST: '::1' }).publicUrl).toBe('http://localhost:8080');
  });

  it('requires DATA_KEY in production with a database outside the data folder', () => {
    const database = { DATABASE_URL: 'postgres://u:p@db/wellness' };
    const site = { PUBLIC_URL: 'https://wellness.example.org' };
    expect(getConfigError({ ...database, ...site })).toMatch(
      / {2}DATA_KEY is not set.*openssl rand -base64 32/,
    );
    expect(parseConfig({ ...database, ...site, DATA_KEY: key }).dataKey).toHaveLength(32);
    for (const alone of [database, site, { ...database, PUBLIC_URL: 'http://127.0.0.1:8080' }]) {
      expect(parseConfig(alone).dataKey).toBeNull();
    }
    // Each error is reported once.
    expect(getConfigError({ ...database, ...site, DATA_KEY: 'x' }).match(/DATA_KEY/g)).toHaveLength(1);
  });

  it('accepts a DATA_KEY without padding', () => {
    expect(parseConfig({ DATA_KEY: key.replace('=', '') }).dataKey).toEqual(new Uint8Array(32).fill(7));
  });

  describe('secrets from files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wellness-check-secrets-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const writeSecret = (text: string) => {
      const path = join(folder, `secret-${readdirSync(folder).length}`);
      writeFileSync(path, text);
      return path;
    };

    it('are read without the final line break', () => {
      const config = parseConfig({
        DATA_KEY_FILE: writeSecret(`${key}\n`),
        DATABASE_URL_FILE: writeSecret('postgres://u:p%23@db/wellness\r\n'),
        SMTP_URL_FILE: writeSecret('smtps://u:p@mail:465'),
      });
      expect(config.dataKey).toEqual(new Uint8Array(32).fill(7));
      expect([config.databaseUrl, config.smtpUrl]).toEqual([
        'postgres://u:p%23@db/wellness',
        'smtps://u:p@mail:465',
      ]);
    });

    it('ignore an empty variable', () => {
      expect(parseConfig({ DATA_KEY: '', DATA_KEY_FILE: writeSecret(key) }).dataKey).toHaveLength(32);
      expect(parseConfig({ DATA_KEY: key, DATA_KEY_FILE: ' ' }).dataKey).toHaveLength(32);
    });

    it.each([
      ['DATA_KEY', () => writeSecret('hunter2'), 'which has 44 characters (this has 7)'],
      [
        'DATABASE_URL',
        () => writeSecret('mysql://u:hunter2@db/x'),
        'is not the address of a PostgreSQL database',
      ],
      ['SMTP_URL', () => writeSecret('http://u:hunter2@mail'), 'is not the address of a mail server'],
      ['SMTP_URL', () => writeSecret(''), 'is empty. Write the secret into the file'],
      ['DATA_KEY', () => writeSecret(' \n\n'), 'is empty'],
      ['DATA_KEY', () => writeSecret(`${key}\nhunter2\n`), 'has several lines'],
      ['DATA_KEY', () => writeSecret('hunter2'.repeat(2000)), 'has 14000 bytes, more than 8192'],
      ['DATABASE_URL', () => join(folder, 'nowhere'), 'cannot be read (ENOENT)'],
      ['DATABASE_URL', () => folder, 'is not a file'],
      ['DATA_KEY', () => '/dev/zero', 'is not a file'],
      ['DATA_KEY', () => '~/data.key', 'begins with ~'],
    ])('reject a wrong %s, with the variable and the file', (name, makeFile, problem) => {
      const path = makeFile();
      const words = getConfigError({ [`${name}_FILE`]: path, PUBLIC_URL: 'https://wellness.example.org' });
      expect(words).toContain(`  ${name}_FILE (${path}) `);
      expect(words).toContain(problem);
      expect(words).not.toContain('hunter2');
      expect(words.split('\n')).toHaveLength(2);
    });

    it('reject a secret that is set in both ways', () => {
      const both = { DATA_KEY: key, DATA_KEY_FILE: writeSecret(key) };
      expect(getConfigError(both)).toContain('DATA_KEY and DATA_KEY_FILE are both set. Unset one of them');
    });
  });

  it('warns of an open sign-up, and of mails that are not delivered', () => {
    expect(listConfigWarnings(parseConfig({ SIGNUP: 'open' }))).toEqual([
      expect.stringMatching(
        /whether an e-mail address has an account, .* create an account with another person's address/,
      ),
    ]);
    const site = { PUBLIC_URL: 'https://a.example', TRUST_PROXY: '127.0.0.1' };
    expect(listConfigWarnings(parseConfig(site))).toEqual([expect.stringContaining('SMTP_URL is not set')]);
  });

  it('warns of a site without TLS, and of a proxy that hides client addresses', () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1' };
    expect(listConfigWarnings(parseConfig({ ...mail, PUBLIC_URL: 'http://a.example' }))).toEqual([
      expect.stringContaining('PUBLIC_URL begins with http'),
    ]);
    expect(listConfigWarnings(parseConfig({ ...mail, PUBLIC_URL: 'https://a.example' }))).toEqual([
      expect.stringContaining('TRUST_PROXY is not set'),
    ]);
    expect(listConfigWarnings(parseConfig({ PUBLIC_URL: 'http://127.0.0.1:9000' }))).toEqual([]);
  });

  it.each([
    ['SMTP_URL', 'smtp://u:p@mail.example.org:587', false],
    ['SMTP_URL', 'smtp://u:p@mail.example.org:587?tls=optional', true],
    ['SMTP_URL', 'smtps://u:p@mail.example.org?tls.rejectUnauthorized=false', true],
    ['SMTP_URL', 'smtp://u:p@mail.example.org:587?requireTLS=false', true],
    ['SMTP_URL', 'smtp://127.0.0.1:25?tls=optional', false],
    ['SMTP_URL', 'smtp://127.example.org:25?tls=optional', true],
    ['DATABASE_URL', 'postgres://u:p@db.example.org/wellness', false],
    ['DATABASE_URL', 'postgres://u:p@db.example.org/wellness?sslmode=disable', true],
    ['DATABASE_URL', 'postgres://u:p@db.example.org/wellness?sslmode=no-verify', true],
    ['DATABASE_URL', 'postgres://u:p@db.example.org/wellness?ssl=0', true],
    ['DATABASE_URL', 'postgres://u:p@db.example.org/wellness?uselibpqcompat=true&sslmode=require', true],
    ['DATABASE_URL', 'postgres://u:p@localhost/wellness?sslmode=disable', false],
    ['DATABASE_URL', 'postgres://u:p@localhost/wellness?host=db.example.org&sslmode=disable', true],
    ['DATABASE_URL', 'postgres://u@x/wellness?host=%2Frun%2Fpostgresql&sslmode=disable', false],
  ])('warns of a URL that does not require encryption: %s=%s', (name, value, warns) => {
    const words = listConfigWarnings(parseConfig({ [name]: value })).join();
    expect(words.includes(`${name} does not require encryption`)).toBe(warns);
  });
});
