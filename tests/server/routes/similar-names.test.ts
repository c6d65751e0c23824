import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { patterns } from '#contract/paths.ts';
import { normalizeEmail, normalizePassword } from '#domain/account/rules.ts';
import { formerUsernameKey, usernameKey } from '#domain/account/username.ts';
import { parseCommand } from '#server/admin/commands/parse-command.ts';
import { reserveOlderNames } from '#server/crypto/encrypt-older-rows.ts';
import { insertAccount } from '#server/repositories/accounts.ts';
import { canonicalizeEmail, formatEmail } from '#server/repositories/name-keys.ts';
import { hashName, insertReservations } from '#server/repositories/name-reservations.ts';
import { setNamesCanonical } from '#server/repositories/submission-keys.ts';
import { createRandomId } from '#server/services/tokens.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, createAccount, createSignUpData } from './people.ts';

describe('The key of a username', () => {
  // Spaces, widths and letter case; the examples of RFC 8265, tables 1 and 2.
  test.each([
    ['mee ra', 'mee\u00a0ra'],
    ['mee ra', 'mee  ra'],
    ['mee ra', 'mee\u3000ra'],
    ['mira', '\uff4dira'],
    ['mira', 'MIRA'],
    ['é river', 'e\u0301 river'],
    ['σ', 'Σ'],
  ])('is the same for %j and %j', (one, other) => {
    expect(usernameKey(other)).toBe(usernameKey(one));
  });

  test.each([
    ['fussball', 'fußbal'],
    ['मीरा', 'मिरा'],
    ['henry4', 'henryⅳ'],
  ])('differs for %j and %j', (one, other) => {
    expect(usernameKey(other)).not.toBe(usernameKey(one));
  });
});

describe('A password', () => {
  // RFC 8265, tables 4 and 5.
  test('keeps letter case, symbols and width, and has one kind of space', () => {
    expect(normalizePassword('foo\u1680bar')).toBe('foo bar');
    expect(normalizePassword('Correct  Horse')).toBe('Correct  Horse');
    expect(normalizePassword('Jack of ♦s')).toBe('Jack of ♦s');
    expect(normalizePassword('pa\u030aß')).toBe('påß');
    expect(normalizePassword('\uff41')).toBe('\uff41');
  });
});

describe('An address', () => {
  test('has a local part in NFC and a domain in ASCII form', () => {
    expect(canonicalizeEmail(' Jose\u0301@EXAMPLE.org')).toBe('josé@example.org');
    expect(canonicalizeEmail('asha@उदाहरण.भारत')).toBe('asha@xn--p1b6ci4b4b3a.xn--h2brj9c');
    expect(canonicalizeEmail('asha@ｅxample.org')).toBe('asha@example.org');
    expect(canonicalizeEmail('asha@1.2')).toBe('asha@1.2');
    expect(canonicalizeEmail('asha')).toBe('asha');
    expect(formatEmail('asha@xn--p1b6ci4b4b3a.xn--h2brj9c')).toBe('asha@उदाहरण.भारत');
  });
});

onBothDatabases('Names that look the same', (running) => {
  const logIn = (username: string, password: string) =>
    call(running(), 'POST', patterns.login, { username, password });

  /** Stores an account as an earlier version did. */
  async function createFormerAccount(email: string, username: string, password: string): Promise<number> {
    const { db, cipher, now } = running().context;
    const userid = createRandomId();
    const passwordHash = await hash(password.normalize('NFC'));
    const keys = [
      hashName(cipher, 'email', normalizeEmail(email)),
      hashName(cipher, 'username', formerUsernameKey(username)),
    ];
    await db.transaction(async (tx) => {
      await insertReservations(
        tx,
        keys.map((key) => ({ ...key, userid, reservedAt: now(), confirmedAt: now() })),
      );
      const names = { email: normalizeEmail(email), username, usernameKey: '' };
      await insertAccount(tx, cipher, { userid, ...names, passwordHash, createdAt: now(), language: null });
    });
    return userid;
  }

  test('are one account with one password', async () => {
    const who = await createAccount(running(), {
      ...createSignUpData(),
      username: 'mee ra one',
      password: 'quiet\u00a0river 7',
    });
    for (const username of ['mee\u00a0ra one', 'MEE  ra one', '\uff4dee ra one'])
      expect((await logIn(username, 'quiet river 7')).status, username).toBe(200);
    expect((await logIn('mee ra two', who.password)).status).toBe(401);
    expect((await logIn('mee ra one', 'quiet  river 7')).status).toBe(401);
  });

  test('of earlier versions keep working, are listed, and are not merged', async () => {
    const { db, cipher, now } = running().context;
    const one = await createFormerAccount('asha@उदाहरण.भारत', 'river  lily', 'pond\u00a0at noon');
    const other = await createFormerAccount('asha2@example.org', 'river lily', 'pond at night');
    const third = await createFormerAccount(
      'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
      'forest  lily',
      'wood at noon',
    );
    await setNamesCanonical(db, null);
    await reserveOlderNames(db, cipher, now());

    const getAccount = async (username: string, password: string) => {
      const { status } = await logIn(username, password);
      return status;
    };
    expect(await getAccount('river  lily', 'pond\u00a0at noon')).toBe(200);
    expect(await getAccount('river lily', 'pond at night')).toBe(200);
    expect(await getAccount('river\u00a0lily', 'pond at night')).toBe(200);
    expect(await getAccount('river lily', 'pond at noon')).toBe(401);
    // The only account of its key is found by either spelling.
    expect(await getAccount('forest lily', 'wood at noon')).toBe(200);
    expect(await getAccount('forest  lily', 'wood at noon')).toBe(200);
    expect(new Set([one, other, third]).size).toBe(3);

    const output = await parseCommand(['similar-accounts'], async () => '')(running().context);
    expect(output).toContain('username: asha@\\u{909}');
    expect(output).toContain('and asha2@example.org (created on');
    expect(output).toMatch(/email: asha@\\u\{909\}.* and asha@xn--p1b6ci4b4b3a\.xn--h2brj9c/);
    expect(output).not.toContain('river');
  });

  test('of an address are one mailbox: a second sign-up gets the mail of a registered one', async () => {
    await createFormerAccount('jose@münchen.example', 'jose of the river', 'pond at dusk');
    const { db, cipher, now } = running().context;
    await setNamesCanonical(db, null);
    await reserveOlderNames(db, cipher, now());
    const email = 'jose@xn--mnchen-3ya.example';
    await call(running(), 'POST', patterns.verifyEmail, { email });
    await running().sendDueMails();
    expect(JSON.stringify(findLastMail(running().outbox, email))).not.toContain('token=');
  });

  test('of a link: the form displays the domain as people write it', async () => {
    running().clock.advance({ hours: 1 });
    await call(running(), 'POST', patterns.verifyEmail, { email: 'lily@bücher.example' });
    await running().sendDueMails();
    const token = findToken(findLastMail(running().outbox, 'lily@xn--bcher-kva.example'));
    const owner = await call(running(), 'GET', patterns.verifyEmail, undefined, { token });
    expect(owner.body).toEqual({ email: 'lily@bücher.example' });
    const body = { email: owner.body.email, username: 'lily of books', password: 'pond at dawn' };
    expect((await call(running(), 'POST', patterns.createUser, body, { token })).status).toBe(200);
  });
});
