import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { links } from '../db/schema.ts';

/** 'none' opens nothing: it is stored where no link may be sent, so that both cases do the same work. */
export type Purpose = 'signUp' | 'reset' | 'none';

/** Stores an e-mailed link under the hash of its token. */
export async function insertLink(
  db: Database,
  link: { tokenHash: string; purpose: Purpose; email: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(links).values(link);
}

const alive = (tokenHash: string, purpose: Purpose, now: Date) =>
  and(
    eq(links.tokenHash, tokenHash),
    eq(links.purpose, purpose),
    isNull(links.usedAt),
    gt(links.expiresAt, now),
  );

/** The address a link was sent to; null when it is unknown, used, expired or of another purpose. */
export async function findLink(
  db: Database,
  tokenHash: string,
  purpose: Purpose,
  now: Date,
): Promise<{ email: string } | null> {
  const [link] = await db
    .select({ email: links.email })
    .from(links)
    .where(alive(tokenHash, purpose, now));
  return link ?? null;
}

/** The address a link was sent to that may have been used, and whether it was; null when unknown or expired. */
export async function findSentLink(
  db: Database,
  tokenHash: string,
  purpose: Purpose,
  now: Date,
): Promise<{ email: string; isUsed: boolean } | null> {
  const [link] = await db
    .select({ email: links.email, usedAt: links.usedAt })
    .from(links)
    .where(and(eq(links.tokenHash, tokenHash), eq(links.purpose, purpose), gt(links.expiresAt, now)));
  return link ? { email: link.email, isUsed: link.usedAt !== null } : null;
}

/** Uses a link up: its address to one caller alone, null to all others. */
export async function takeLink(
  db: Database,
  tokenHash: string,
  purpose: Purpose,
  now: Date,
): Promise<{ email: string } | null> {
  const [link] = await db
    .update(links)
    .set({ usedAt: now })
    .where(alive(tokenHash, purpose, now))
    .returning({ email: links.email });
  return link ?? null;
}

/** Deletes every link ever sent to an address, so that older mails open nothing. */
export async function deleteLinksTo(db: Database, email: string): Promise<void> {
  await db.delete(links).where(eq(links.email, email));
}

/** Deletes every link that was ever sent. */
export async function deleteAllLinks(db: Database): Promise<void> {
  await db.delete(links);
}
