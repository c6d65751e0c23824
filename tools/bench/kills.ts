/** Kills the server during submissions: every acknowledged submission must be stored exactly once. */
import { randomUUID } from 'node:crypto';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startAppProcess } from '#tests/support/app-process.ts';
import { registerClient, someAnswers } from './client.ts';
import { readStoredKeys } from './read-stored-keys.ts';

/** Prints acknowledged, lost and duplicated submissions and failed starts. */
export async function reportKills(rounds = 50): Promise<void> {
  const program = await startAppProcess({ SIGNUP: 'open' });
  const [first] = instruments as [Instrument];
  const acknowledged = new Set<string>();
  let failedStarts = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const client = await registerClient(`${program.address}/api`, `kill_user_${round}`);
    const kill = new AbortController();
    const senders = Array.from({ length: 4 }, async (_, sender) => {
      while (!kill.signal.aborted) {
        const key = randomUUID();
        const status = await client.submit(first, someAnswers(first, sender), key);
        if (status === 204) acknowledged.add(key);
        // The limit of submissions per user and day.
        else if (status === 429) return;
        else if (status !== null) throw new Error(`A submission was answered with status ${status}.`);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 350));
    kill.abort();
    await program.restart().catch(() => {
      failedStarts += 1;
    });
    await Promise.all(senders);
  }
  await program.stopServer();
  const stored = await readStoredKeys(program.dataDir);
  await program.stop();
  const counts = new Map<string, number>();
  for (const key of stored) counts.set(key, (counts.get(key) ?? 0) + 1);
  const lost = [...acknowledged].filter((key) => !counts.has(key)).length;
  const duplicated = [...counts.values()].filter((count) => count > 1).length;
  console.log(`\nkill -9 during submissions, ${rounds} times`);
  console.log(
    `acknowledged ${acknowledged.size}, lost ${lost}, duplicated ${duplicated}, failed starts ${failedStarts}`,
  );
  if (lost + duplicated + failedStarts > 0) process.exitCode = 1;
}
