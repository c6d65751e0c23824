/** Fills a migrated, empty PostgreSQL with this many attempts by SQL, ten per person. */
import type pg from 'pg';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { someAnswers } from '#tools/bench/client.ts';

const attemptsPerPerson = 10;
const firstId = 2 ** 32;

/** The user id of a person with rows in every table. */
export const completeUserId = firstId + 7;

/**
 * Inserts rows into every table that grows with the number of people. One in a hundred is expired, for the sweeps.
 * @param instrument determines the size of an attempt
 */
export async function fill(client: pg.ClientBase, attempts: number, instrument: Instrument): Promise<void> {
  const ans = someAnswers(instrument);
  const result = computeResult(instrument, ans, { age: 30, gender: null, education: null });
  // The rows satisfy all foreign keys; checking five million would take longer than inserting them.
  await client.query('set session_replication_role = replica');
  for (const statement of createPeopleSql(Math.max(10, attempts / attemptsPerPerson)))
    await client.query(statement);
  await client.query(createAttemptsSql(Math.max(10, attempts / attemptsPerPerson)), [
    JSON.stringify(ans),
    JSON.stringify(result),
  ]);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

const oneInHundred = (yes: string, no: string) => `case when i % 100 = 0 then ${yes} else ${no} end`;
const createHashSql = (salt: string) => `encode(sha256(('${salt}' || i)::bytea), 'hex')`;
const expires = oneInHundred(`now() - interval '1 minute'`, `now() + interval '1 day'`);

function createPeopleSql(count: number): string[] {
  const from = `from generate_series(1, ${count}) i`;
  const id = `${firstId} + i`;
  const insertReservations = (kind: string) =>
    `insert into claims (kind, key_hash, userid, claimed_at, settled_at) select '${kind}', ${createHashSql(kind)}, ${id}, now() - interval '1 hour', ${oneInHundred('null', 'now()')} ${from}`;
  return [
    // Without names, which would have to be encrypted.
    `insert into accounts (userid, email, username, password_hash, created_at, incomplete_since, last_login_at, dormancy_notices, erase_at) select ${id}, '', '', repeat('x', 97), now() - interval '9 days', ${oneInHundred(`now() - interval '9 days'`, 'null')}, ${oneInHundred(`now() - interval '3 years'`, 'now()')}, ${oneInHundred('3', '0')}, ${oneInHundred('now()', 'null')} ${from}`,
    insertReservations('email'),
    insertReservations('username'),
    `insert into profiles (userid, name, age, city, work, gender, status, education, current, life, mental, seek, distress, consult, registered_at)
     select ${id}, repeat('x', 60), 30, repeat('x', 60), repeat('x', 60), 'female', 'single', 1, 1, 'no', 'no', 1, 1, 1, now() ${from} where i % 100 <> 0`,
    `insert into registrations (userid, registration_id, expires_at) select ${id}, ${id}, ${oneInHundred(`now() - interval '1 minute'`, `now() + interval '1 day'`)} ${from} where i % 10 = 0`,
    `insert into consents (userid, purpose, number, given, version, at) select ${id}, 'terms', 1, true, '1', now() ${from}`,
    `insert into sessions (userid, token_hash, created_at, used_at, remembered, expires_at) select ${id}, ${createHashSql('session')}, now(), now(), true, ${expires} ${from}`,
    `insert into links (address_key, token_hash, purpose, email, created_at, expires_at) select left(${createHashSql('address')}, 22), ${createHashSql('link')}, 'reset', '', now(), ${expires} ${from}`,
    `insert into chosen_steps (userid, number, section_id, text, chosen_at) select ${id}, 1, 's', 'A step', now() ${from}`,
    `insert into throttles (key, window_start, count) select ${createHashSql('throttle')}, ${oneInHundred(`now() - interval '2 days'`, 'now()')}, 1 ${from}`,
    `insert into contacts (contact_id, username, email, age, gender, message, sent_at) select i::text, '', '', 30, '', '', ${oneInHundred(`now() - interval '2 years'`, 'now()')} ${from}`,
    `insert into removals (account_hash, consent_version, registered_at, removed_at) select ${createHashSql('removal')}, '1', now(), ${oneInHundred(`now() - interval '2 years'`, 'now()')} ${from}`,
    `insert into mail_queue (mail_id, purpose, recipient, queued_at, next_try_at, tries, state) select i::text, 'reset', '', ${oneInHundred(`now() - interval '31 days'`, `now() - i * interval '1 second'`)}, now(), 0, ${oneInHundred(`'dead'`, `'waiting'`)} ${from}`,
    `insert into trail (entry_id, at, event, account_hash) select i::text, ${oneInHundred(`now() - interval '2 years'`, 'now()')}, 'login', ${createHashSql('account')} ${from}`,
  ];
}

function createAttemptsSql(count: number): string {
  return `
    insert into attempts (userid, attempt_id, section_id, instrument_version, instrument_hash, age, answers, result, idempotency_key, taken_at)
    select ${firstId} + i, gen_random_uuid(), 's' || n % 5, '1.0', repeat('0', 64), 30, $1, $2, gen_random_uuid(), now() - n * interval '1 day'
    from generate_series(1, ${count}) i, generate_series(1, ${attemptsPerPerson}) n`;
}
