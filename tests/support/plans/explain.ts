/** What PostgreSQL does for a question that the program asks: the statement is the program's own, as it was sent. */
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
  /** Pages of 8 kB that were read, from memory or disk. */
  readonly pages: number;
  /** Of one table at most. */
  readonly partitions: number;
  /** Tables of more than a few pages that are read whole, although the planner may choose. */
  readonly scanned: readonly string[];
  /** Tables that no index serves: read whole although the planner was told to avoid it. */
  readonly withoutIndex: readonly string[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** To read fewer pages at once than this is cheaper than any index: no fault. */
const fewPages = 64;
/** A key every three months: no index would help. */
const neverGrow = ['sealing_keys'];

/** Asks, notes each different statement, and takes back what it did. */
export async function recordStatements(
  client: pg.PoolClient,
  runQuery: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const seen = new Map<string, Statement>();
  const logQuery = (text: string, params: unknown[]) => {
    if (/^(select|insert|update|delete|with)/.test(text) && !seen.has(text)) seen.set(text, { text, params });
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
  return [...seen.values()];
}

/** Runs a statement again under EXPLAIN, and takes back what it did. */
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

/** A partition is named after its table, with a number. Tables that have none count as one. */
function countPartitions(nodes: readonly PlanNode[]): number {
  const parts = new Map<string, Set<string>>();
  for (const { 'Relation Name': name } of nodes) {
    if (!name) continue;
    const table = name.replace(/_\d+$/, '');
    parts.set(table, (parts.get(table) ?? new Set()).add(name));
  }
  // An update or a delete names the whole table beside the partition that it reaches.
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
