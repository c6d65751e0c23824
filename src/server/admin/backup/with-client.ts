import type pg from 'pg';
import { toDatabaseTls } from '../../config/tls.ts';
import { connectToPostgres } from '../../db/connect.ts';

/** Connects to PostgreSQL for one piece of work. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectToPostgres({
    connectionString: url,
    ssl: toDatabaseTls(url) === 'demanded' || undefined,
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
