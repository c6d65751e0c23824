/** Measures the plans of all queries on a filled database. */
import pg from 'pg';
import { partitionTables } from '#server/db/partition.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { instruments } from '#tests/support/instruments.ts';
import { testCipher as cipher } from '#tests/support/test-cipher.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { hot, sweeps } from './queries.ts';
import { type ExplainedQuery, explain, recordStatements } from './explain.ts';
import { fill } from './fill.ts';

export interface Plan extends ExplainedQuery {
  readonly kind: 'hot' | 'sweep';
  readonly name: string;
  readonly text: string;
}

export interface PlanMeasurement {
  readonly plans: readonly Plan[];
  /** The size of the table of attempts with its indexes, divided by the attempts. */
  readonly bytesPerAttempt: number;
}

/**
 * Creates a database, fills it, runs every query and drops it.
 * @param partitions of each table of a person; 0 for plain tables
 */
export async function measurePlans(
  clusterUrl: string,
  attempts: number,
  partitions: number,
): Promise<PlanMeasurement> {
  const url = await createDatabase(clusterUrl);
  const { db, close } = await openPostgres(url);
  if (partitions > 0) await partitionTables(db, partitions);
  await close();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const client = await pool.connect();
  try {
    await fill(client, attempts, instruments[0] as (typeof instruments)[number]);
    const plans = await explainQueries(client);
    return { plans, bytesPerAttempt: (await measureAttemptsTable(client)) / attempts };
  } finally {
    client.release();
    await pool.end();
    await dropDatabase(clusterUrl, new URL(url).pathname.slice(1));
  }
}

/** Runs every query on a database that `fill` has filled. */
export async function explainQueries(client: pg.PoolClient): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const [kind, queries] of [
    ['hot', hot],
    ['sweep', sweeps],
  ] as const) {
    for (const [name, runQuery] of Object.entries(queries)) {
      for (const statement of await recordStatements(client, (db) => runQuery({ db, cipher }))) {
        plans.push({ kind, name, text: statement.text, ...(await explain(client, statement)) });
      }
    }
  }
  return plans;
}

async function measureAttemptsTable(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query(
    `select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
     where relkind = 'r' and relname ~ '^attempts(_[0-9]+)?$'`,
  );
  return rows[0].bytes as number;
}

async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`drop database ${name}`);
  await client.end();
}

/** Describes the problem of a plan; null without one. */
export function describeProblem({ kind, partitions, scanned, withoutIndex: unserved }: Plan): string | null {
  if (kind === 'hot' && partitions > 1) return `touches ${partitions} partitions`;
  if (scanned.length > 0) return `reads ${scanned[0]} whole`;
  if (unserved.length > 0) return `has no index for ${unserved[0]}`;
  return null;
}
