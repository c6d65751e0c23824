import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** One turn of the loop takes in a new connection, the next one reads what came over it. */
const least = 2;
/** More would cost those inside more than it wins: a turn in which everybody was heard takes some microseconds. */
const most = 16;
/** In ms. While the crowd sends more than can be read, turns are long, and those inside wait for each of them. */
const longest = 40;

/**
 * Lets go of the thread before the next question to the database. libuv takes in one new connection in each turn of its
 * loop. While one question follows the other, on the thread that listens (the embedded database) or with the work that
 * each answer of PostgreSQL brings, turns are long and a crowd waits outside for many seconds, where nobody can refuse it.
 * @param waiting how many wait for the database: the more, the more turns pass, since the crowd outside is not seen
 */
export async function hearCallers(waiting: number): Promise<void> {
  const turns = Math.min(least + waiting, most);
  const until = performance.now() + longest;
  for (let turn = 0; turn < turns && (turn < least || performance.now() < until); turn += 1)
    await turnOfTheLoop();
}
