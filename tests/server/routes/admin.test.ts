import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { parseCommand } from '#server/admin/commands/parse-command.ts';
import { getErasureLogPath, readErasures } from '#server/erasure/erasure-log.ts';
import { markMailDead, leaseMail, postponeMail } from '#server/repositories/mail-queue.ts';
import { hashAccount } from '#server/audit/audit-log.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, createSignUpData, type Person, createPerson, createAccount } from './people.ts';

const checked = '--identity-checked';

onBothDatabases('The admin CLI', (running) => {
  let who: Person;
  beforeEach(async () => {
    running().clock.advance({ hours: 1 });
    who = await createPerson(running());
  });
  /** The number of addresses and names that a command prompts for. */
  const promptCounts: Readonly<Record<string, number>> = {
    find: 1,
    trail: 1,
    resend: 1,
    'end-sessions': 1,
    'correct-email': 2,
    'correct-name': 2,
    kind: 1,
    remove: 1,
    'show-nominee': 1,
  };
  const runAdmin = (name = '', ...args: string[]) => {
    const typed = args.slice(0, promptCounts[name] ?? 0);
    const prompt = async () => typed.shift() ?? '';
    return parseCommand([name, ...args.slice(promptCounts[name] ?? 0)], prompt)(running().context);
  };
  const getFailure = (...args: string[]) =>
    Promise.resolve()
      .then(() => runAdmin(...args))
      .then(
        () => 'It was done.',
        (error: Error) => `${error.name}: ${error.message}`,
      );
  const logIn = ({ username, password, ip }: Person) =>
    call(running(), 'POST', patterns.login, { username, password }, { ip });
  const getName = () =>
    call(running(), 'GET', pathTo(patterns.profileName, { userid: who.userid }), undefined, {
      token: who.token,
    });
  /** The newest events of an account, or of no account. */
  const listEvents = async (userid: number | null) => {
    const entries = await running().context.db.query.auditLog.findMany();
    const hash = userid === null ? null : hashAccount(running().context, userid);
    return entries
      .filter(({ accountHash: of, event }) => of === hash && event.startsWith('desk-'))
      .map(({ event }) => event);
  };
  const listQueued = async () =>
    (await running().context.db.query.mailQueue.findMany()).map(({ purpose }) => purpose);

  test('marks test accounts, which research excludes', async () => {
    const getKind = async () =>
      (await running().context.db.query.accounts.findMany()).find(({ userid }) => userid === who.userid)
        ?.kind;
    expect(await getKind()).toBe('person');
    expect(await runAdmin('kind', who.email, 'test')).toContain('do not contain it');
    expect(await getKind()).toBe('test');
    await runAdmin('kind', who.email, 'person');
    expect(await getKind()).toBe('person');
    expect(await getFailure('kind', who.email, 'robot')).toBe(
      'OperatorError: Write one of person, test, demo after the address.',
    );
    expect(await getFailure('kind', who.email)).toContain('npm run admin -- kind KIND');
    expect(await listEvents(who.userid)).toEqual(['desk-account-kind', 'desk-account-kind']);
  });

  test('finds an account by its address, and displays neither name nor answers', async () => {
    const output = await runAdmin('find', ` ${who.email.toUpperCase()}`);
    expect(output).toContain(`Account ${who.userid}`);
    expect(output).toMatch(/Complete since 2026-.*\n1 session\nHas no nominee/);
    expect(output).not.toContain(who.username);
    const half = await createAccount(running());
    expect(await runAdmin('find', half.email)).toContain('Not complete');
    expect(await listEvents(who.userid)).toEqual(['desk-account-found']);
    expect(await getFailure('find', 'unknown@example.org')).toMatch(
      /^OperatorError: No account has this e-mail address\. Ask/,
    );
  });

  test('displays the nominee after an identity check, and records it in the audit log', async () => {
    const nominee = { name: 'Meera Iyer', relation: 'Sister', contact: '+91 98765 43210' };
    const path = pathTo(patterns.nominee, { userid: who.userid });
    expect(await runAdmin('show-nominee', who.email, checked)).toContain('has no nominee');
    await call(running(), 'PUT', path, { nominee }, { token: who.token });
    const found = await runAdmin('find', who.email);
    expect(found).toContain('Has a nominee');
    expect(found).not.toContain('Meera');
    expect(await getFailure('show-nominee', who.email)).toContain('Verify first that the person');
    const output = await runAdmin('show-nominee', who.email, checked);
    for (const text of Object.values(nominee)) expect(output).toContain(text);
    expect(await listEvents(who.userid)).toContain('desk-nominee-read');
  });

  test('displays the audit log of one account only, and records the access', async () => {
    const other = await createPerson(running());
    running().clock.advance({ minutes: 5 });
    const { headers } = await logIn(who);
    await logIn(other);
    await logIn({ ...who, password: 'not-the-password' });
    await vi.waitFor(async () => expect(await runAdmin('trail', who.email)).toContain('login-failed'));
    const [first, count, ...events] = (await runAdmin('trail', ` ${who.email.toUpperCase()}`)).split('\n');
    expect(first).toBe(
      `Account ${who.userid}, ${hashAccount(running().context, who.userid)} in the audit log`,
    );
    expect(count).toBe(`${events.length} events:`);
    const at = running().clock.now().toISOString();
    expect(events).toContain(`${at}  login  ${headers['request-id']}`);
    expect(events.filter((event) => event.startsWith(`${at}  login  `))).toHaveLength(1);
    expect(events).toContain(`${at}  desk-trail-read`);
    const times = events.map((event) => event.split(' ')[0]);
    expect(times).toEqual(times.toSorted());
    expect(await getFailure('trail', 'unknown@example.org')).toContain('No account has this e-mail address');
  });

  test('sends a link again: for a new password, or to sign up', async () => {
    expect(await runAdmin('resend', who.email)).toContain('new password is queued');
    expect(await runAdmin('resend', createSignUpData().email)).toContain('to sign up is queued');
    expect(await listQueued()).toEqual(expect.arrayContaining(['reset', 'signUp']));
    expect(await listEvents(who.userid)).toEqual(['desk-link-sent']);
    expect(await getFailure('resend', 'asha')).toMatch(/^OperatorError: Enter a valid email address/);
  });

  test('ends the sessions of one person, or of everyone', async () => {
    const other = await createPerson(running());
    const getProgress = (of: Person) =>
      call(running(), 'GET', pathTo(patterns.progress, { userid: of.userid }), undefined, {
        token: of.token,
      });
    await runAdmin('end-sessions', who.email);
    expect([(await getProgress(who)).status, (await getProgress(other)).status]).toEqual([401, 200]);
    expect(await listEvents(who.userid)).toEqual(['desk-sessions-ended']);
    await runAdmin('end-all-sessions');
    expect((await getProgress(other)).status).toBe(401);
    expect((await logIn(other)).status).toBe(200);
  });

  test('changes an address: its owner logs in again, and the old address is free', async () => {
    const { email } = createSignUpData();
    const other = await createPerson(running());
    expect(await getFailure('correct-email', who.email, other.email, checked)).toContain(
      'The new address belongs to another account',
    );
    expect(await getFailure('correct-email', who.email, 'asha', checked)).toContain(
      'Enter a valid email address',
    );
    expect(await getFailure('correct-email', who.email, email)).toMatch(/Verify first .*--identity-checked/);
    expect((await getName()).status).toBe(200);
    await runAdmin('correct-email', who.email, email, checked);
    expect((await getName()).status).toBe(401);
    expect((await logIn(who)).body[0].userid).toBe(who.userid);
    expect(await runAdmin('find', email)).toContain(`Account ${who.userid}`);
    expect(await getFailure('find', who.email)).toContain('No account has this e-mail address');
    expect(await listEvents(who.userid)).toEqual(['desk-account-corrected', 'desk-account-found']);
    const next = await createAccount(running(), { ...createSignUpData(), email: who.email });
    expect(next.registrationId).toBeGreaterThan(2 ** 32);
  });

  test('corrects a name', async () => {
    expect(await runAdmin('correct-name', who.email, ' Asha  Rao-Iyer ', checked)).toBe(
      'The name was changed.',
    );
    expect((await getName()).body).toBe('Asha  Rao-Iyer');
    expect(await getFailure('correct-name', who.email, ' ', checked)).toContain(
      'Write the new name in quotation marks',
    );
    const half = await createAccount(running());
    expect(await getFailure('correct-name', half.email, 'Asha', checked)).toContain('has no profile yet');
  });

  test('removes an account on request like its owner: all data, with a last mail and an entry in the erasure log', async () => {
    expect(await getFailure('remove', who.email)).toContain('Verify first');
    expect((await logIn(who)).status).toBe(200);
    await runAdmin('remove', who.email, checked);
    expect((await logIn(who)).status).toBe(401);
    const { config, cipher } = running().context;
    expect(readErasures(getErasureLogPath(config), [cipher], '').map(({ userid }) => userid)).toContain(
      who.userid,
    );
    expect(await listEvents(who.userid)).toEqual(['desk-account-removed']);
    expect(await listQueued()).toContain('removed');
  });

  test('lists mails that could not be sent, without an address, and retries them', async () => {
    const { db } = running().context;
    await runAdmin('resend', who.email);
    const now = running().clock.now();
    for (let mail = await leaseMail(db, now, now); mail; mail = null)
      await markMailDead(db, mail, 'EENVELOPE');
    const output = await runAdmin('mails');
    expect(output).toMatch(/1 mail failed:\n[0-9a-f-]{36} {2}\w+ {2}2026-.* 1 try {2}EENVELOPE$/);
    expect(output).not.toContain('@');
    const [id = ''] = output.split('\n').at(-1)!.split(' ');
    expect(await runAdmin('requeue', id)).toBe('1 mail is sent again.');
    expect(await getFailure('requeue', id)).toContain('No failed mail has this id');
    expect(await runAdmin('mails')).toContain('0 mails failed');
    expect(await listEvents(null)).toContain('desk-mails-listed');
  });

  test('displays why mails are queued, and sends those queued for hours immediately, except the ones in flight', async () => {
    const { db } = running().context;
    const now = running().clock.now();
    const addMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    // Leases all other due mails.
    for (;;) if (!(await leaseMail(db, now, addMinutes(2)))) break;
    await runAdmin('resend', who.email);
    const mail = await leaseMail(db, now, addMinutes(2));
    expect(await getFailure('requeue', 'all')).toContain('are sent within two minutes');
    await postponeMail(db, mail!, addMinutes(200), 'ESOCKET');
    expect(await runAdmin('mails')).toMatch(/^1 mail waits\.\n {2}1 after ESOCKET\n0 mails failed\.$/);
    expect(await runAdmin('requeue', 'all')).toBe('1 mail is sent again.');
    expect((await leaseMail(db, now, addMinutes(2)))?.mailId).toBe(mail!.mailId);
  });

  test('prints the usage', async () => {
    for (const args of [[], ['help'], ['list', 'x']]) {
      const output = await getFailure(...args);
      expect(output).toMatch(/^UsageError: Commands for the support staff\./);
      expect(output).toContain('correct-email --identity-checked');
    }
    expect(await getFailure('kind', 'ann@example.org')).toBe(
      'OperatorError: Write npm run admin -- kind KIND',
    );
    expect(await getFailure('mails', 'x')).toBe('OperatorError: Write npm run admin -- mails');
  });
});

/** The dependency rule `admin-reads-no-answers` checks imports; this test checks the output. */
describe('The admin CLI', () => {
  test('displays no attempt, answer, score or result', () => {
    const folder = join(import.meta.dirname, '../../../src/server/admin/commands');
    const naming = readdirSync(folder).filter((file) =>
      /attempt|\bsections?\b|\bresults?\b|\bscores?\b|surveys|chosenSteps|db\.query/.test(
        readFileSync(join(folder, file), 'utf8').replace(/\/\*\*[^]*?\*\/|'[^']*'/g, ''),
      ),
    );
    expect(naming).toEqual([]);
  });
});
