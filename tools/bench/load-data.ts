/** Fills a PostgreSQL with fake attempts, and measures size and query times. */
import pg from 'pg';
import { openPostgres } from '#server/db/postgres.ts';
import { instruments } from '#tests/support/instruments.ts';
import { explainQueries, type Plan } from '#tests/support/plans/measure.ts';
import { fill } from '#tests/support/plans/fill.ts';
import { createDatabase, startCluster } from '#tests/support/postgres.ts';

const [instrument] = instruments as [(typeof instruments)[number]];
const megabyte = 1024 * 1024;
/** The slowest queries of each kind in the output. */
const slowestCount = 5;

/**
 * Prints rows and bytes of each large table, the seconds of the load, and the slowest queries.
 * @param attempts ten per person
 * @param database an empty database that keeps the data; without it a temporary cluster is removed afterwards
 */
export async function reportLoadedData(attempts: number, database?: string): Promise<void> {
  if (!(attempts >= 1000)) throw new Error('--attempts is not a number of 1000 or more.');
  const cluster = database ? null : startCluster();
  try {
    const url = database ?? (await createDatabase((cluster as NonNullable<typeof cluster>).url));
    const { close } = await openPostgres(url);
    await close();
    await loadAndReport(url, attempts);
  } finally {
    cluster?.stop();
  }
}

async function loadAndReport(url: string, attempts: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select exists(select from accounts) as "isFilled"');
    if (rows[0].isFilled) throw new Error('--database: the database has accounts. Name an empty one.');
    const start = performance.now();
    await fill(client, attempts, instrument);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`\n${attempts} attempts of ${attempts / 10} people, loaded in ${seconds} s`);
    await printSizes(client);
    printSlowest(await explainQueries(client));
  } finally {
    client.release();
    await pool.end();
  }
}

async function printSizes(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; rows: number; table: number; indexes: number }>(
    `select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as "table",
     pg_indexes_size(oid)::float8 as indexes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
     order by pg_total_relation_size(oid) desc`,
  );
  const inMegabytes = (bytes: number) => Math.round(bytes / megabyte);
  console.table(
    rows.map(({ name, rows: count, table, indexes }) => ({
      table: name,
      rows: count,
      'table MB': inMegabytes(table),
      'indexes MB': inMegabytes(indexes),
      'bytes per row': Math.round((table + indexes) / count),
    })),
  );
}

function printSlowest(plans: readonly Plan[]): void {
  for (const kind of ['hot', 'sweep'] as const) {
    const slowest = plans
      .filter((plan) => plan.kind === kind)
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, slowestCount);
    console.log(`slowest queries: ${kind}`);
    console.table(
      slowest.map(({ name, milliseconds, pages, scanned }) => ({
        name,
        ms: Math.round(milliseconds * 100) / 100,
        pages,
        'read whole': scanned.join(', '),
      })),
    );
  }
}
