/** Query plans of PostgreSQL for the recorded statements of the app. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

export interface ExplainedQuery {
  readonly milliseconds: number;
  /** Pages of 8 kB read from memory or disk. */
  readonly pages: number;
  /** The maximum number of partitions of one table. */
  readonly partitions: number;
  /** Tables of more than a few pages with a sequential scan chosen by the planner. */
  readonly scanned: readonly string[];
  /** Tables without a usable index: scanned sequentially although sequential scans are disabled. */
  readonly withoutIndex: readonly string[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** For fewer pages a sequential scan is cheaper than an index. */
const fewPages = 64;
/** A key every three months: no index would help. */
const neverGrow = ['sealing_keys'];

/** Records the different statements of a query function, in a transaction that is rolled back. */
export async function recordStatements(
  client: pg.PoolClient,
  runQuery: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements = new Map<string, Statement>();
  const logQuery = (text: string, params: unknown[]) => {
    if (/^(select|insert|update|delete|with)/.test(text) && !statements.has(text))
      statements.set(text, { text, params });
  };
  const db = drizzle(client, { schema, logger: { logQuery } });
  const rollback = new Error('undone');
  await db
    .transaction(async (tx) => {
      await runQuery(tx);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return [...statements.values()];
}

/** Runs a statement with EXPLAIN, in a transaction that is rolled back. */
export async function explain(client: pg.ClientBase, { text, params }: Statement): Promise<ExplainedQuery> {
  const plan = async (how: string) => {
    const { rows } = await client.query(`explain (${how}, format json) ${text}`, [...params]);
    return rows[0]['QUERY PLAN'][0] as { Plan: PlanNode; 'Execution Time'?: number };
  };
  await client.query('begin');
  try {
    const free = await plan('analyze, buffers');
    await client.query('set local enable_seqscan = off');
    const forced = await plan('costs off');
    const nodes = listNodes(free.Plan);
    return {
      milliseconds: free['Execution Time'] ?? 0,
      pages: (free.Plan['Shared Hit Blocks'] ?? 0) + (free.Plan['Shared Read Blocks'] ?? 0),
      partitions: countPartitions(nodes),
      scanned: await filterLargeTables(client, listScannedTables(nodes)),
      withoutIndex: listScannedTables(listNodes(forced.Plan)).filter((name) => !neverGrow.includes(name)),
    };
  } finally {
    await client.query('rollback');
  }
}

function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}

const listScannedTables = (nodes: readonly PlanNode[]) =>
  nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] as string] : []));

/** A partition has the name of its table with a number. Tables without partitions count as one. */
function countPartitions(nodes: readonly PlanNode[]): number {
  const parts = new Map<string, Set<string>>();
  for (const { 'Relation Name': name } of nodes) {
    if (!name) continue;
    const table = name.replace(/_\d+$/, '');
    parts.set(table, (parts.get(table) ?? new Set()).add(name));
  }
  // An update or a delete also names the partitioned table.
  for (const [table, names] of parts) if (names.size > 1) names.delete(table);
  return Math.max(1, ...[...parts.values()].map(({ size }) => size));
}

async function filterLargeTables(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query(
    'select relname from pg_class where relname = any($1) and relpages > $2',
    [names, fewPages],
  );
  return rows.map(({ relname }) => relname as string);
}
