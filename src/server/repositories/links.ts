import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { links } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

/** 'none' opens nothing: it is stored where no link may be sent, so that both cases do the same work. */
export type Purpose = 'signUp' | 'reset' | 'none';

/** Under what a link is stored: what its token says. */
export type LinkId = Pick<typeof links.$inferSelect, 'addressKey' | 'tokenHash'>;

/** What leads the key of every link to an address: 22 characters that say nothing of it. */
export function addressKey(cipher: FieldCipher, email: string): string {
  return cipher.hash('links.email', email).slice(0, 22);
}

const field = 'links.email';

/** Stores an e-mailed link under the hash of its token. */
export async function insertLink(
  tx: Transaction,
  cipher: FieldCipher,
  link: LinkId & { purpose: Purpose; email: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const email = cipher.encrypt(field, link.tokenHash, link.email);
  await tx.insert(links).values({ ...link, email });
}

const matchesLink = ({ addressKey, tokenHash }: LinkId, purpose: Purpose, now: Date) =>
  and(
    eq(links.addressKey, addressKey),
    eq(links.tokenHash, tokenHash),
    eq(links.purpose, purpose),
    gt(links.expiresAt, now),
  );

const matchesUnusedLink = (id: LinkId, purpose: Purpose, now: Date) =>
  and(matchesLink(id, purpose, now), isNull(links.usedAt));

/** The address a link was sent to; null when it is unknown, used, expired or of another purpose. */
export async function findLink(
  db: Database,
  cipher: FieldCipher,
  id: LinkId,
  purpose: Purpose,
  now: Date,
): Promise<{ email: string } | null> {
  const link = await findUnexpiredLink(db, cipher, id, purpose, now);
  return link && !link.isUsed ? { email: link.email } : null;
}

/** The address a link was sent to that may have been used, and whether it was; null when unknown or expired. */
export async function findUnexpiredLink(
  db: Database,
  cipher: FieldCipher,
  id: LinkId,
  purpose: Purpose,
  now: Date,
): Promise<{ email: string; isUsed: boolean } | null> {
  const [link] = await db
    .select({ email: links.email, usedAt: links.usedAt })
    .from(links)
    .where(matchesLink(id, purpose, now));
  return link
    ? { email: cipher.decrypt(field, id.tokenHash, link.email), isUsed: link.usedAt !== null }
    : null;
}

/** A link of this purpose to an address can be used. */
export async function linkExists(
  db: Database,
  addressKey: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ tokenHash: links.tokenHash })
    .from(links)
    .where(
      and(
        eq(links.addressKey, addressKey),
        eq(links.purpose, purpose),
        gt(links.expiresAt, now),
        isNull(links.usedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Uses a link up: true for one caller alone, false for all others. */
export async function consumeLink(db: Database, id: LinkId, purpose: Purpose, now: Date): Promise<boolean> {
  const rows = await db
    .update(links)
    .set({ usedAt: now })
    .where(matchesUnusedLink(id, purpose, now))
    .returning({ tokenHash: links.tokenHash });
  return rows.length === 1;
}

/** Deletes every link ever sent to an address, so that older mails open nothing. */
export async function deleteLinksTo(db: Database, cipher: FieldCipher, email: string): Promise<void> {
  await db.delete(links).where(eq(links.addressKey, addressKey(cipher, email)));
}

/** Deletes every link that was ever sent. */
export async function deleteAllLinks(db: Database): Promise<void> {
  await db.delete(links);
}
