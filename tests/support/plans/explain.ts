/** What PostgreSQL does for a question that the program asks: the statement is the program's own, as it was sent. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

export interface Explained {
  readonly milliseconds: number;
  /** Pages of 8 kB that were read, from memory or disk. */
  readonly pages: number;
  /** Of one table at most. */
  readonly partitions: number;
  /** Tables of more than a few pages that are read whole, although the planner may choose. */
  readonly scanned: readonly string[];
  /** Tables that no index serves: read whole although the planner was told to avoid it. */
  readonly unserved: readonly string[];
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Node[];
}

/** To read fewer pages at once than this is cheaper than any index: no fault. */
const fewPages = 64;
/** A key every three months: no index would help. */
const neverGrow = ['sealing_keys'];

/** Asks, notes each different statement, and takes back what it did. */
export async function statementsOf(
  client: pg.PoolClient,
  ask: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const seen = new Map<string, Statement>();
  const logQuery = (text: string, params: unknown[]) => {
    if (/^(select|insert|update|delete|with)/.test(text) && !seen.has(text)) seen.set(text, { text, params });
  };
  const db = drizzle(client, { schema, logger: { logQuery } });
  const undone = new Error('undone');
  await db
    .transaction(async (tx) => {
      await ask(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return [...seen.values()];
}

/** Runs a statement again under EXPLAIN, and takes back what it did. */
export async function explain(client: pg.ClientBase, { text, params }: Statement): Promise<Explained> {
  const plan = async (how: string) => {
    const { rows } = await client.query(`explain (${how}, format json) ${text}`, [...params]);
    return rows[0]['QUERY PLAN'][0] as { Plan: Node; 'Execution Time'?: number };
  };
  await client.query('begin');
  try {
    const free = await plan('analyze, buffers');
    await client.query('set local enable_seqscan = off');
    const forced = await plan('costs off');
    const nodes = nodesOf(free.Plan);
    return {
      milliseconds: free['Execution Time'] ?? 0,
      pages: (free.Plan['Shared Hit Blocks'] ?? 0) + (free.Plan['Shared Read Blocks'] ?? 0),
      partitions: partitionsOf(nodes),
      scanned: await large(client, scannedIn(nodes)),
      unserved: scannedIn(nodesOf(forced.Plan)).filter((name) => !neverGrow.includes(name)),
    };
  } finally {
    await client.query('rollback');
  }
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

const scannedIn = (nodes: readonly Node[]) =>
  nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] as string] : []));

/** A partition is named after its table, with a number. Tables that have none count as one. */
function partitionsOf(nodes: readonly Node[]): number {
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

async function large(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query(
    'select relname from pg_class where relname = any($1) and relpages > $2',
    [names, fewPages],
  );
  return rows.map(({ relname }) => relname as string);
}
