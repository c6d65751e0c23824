import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { links } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { canonicalizeEmail } from './name-keys.ts';

/** 'none' is a dummy, stored if no link may be sent, so that both cases take the same time. */
export type StoredLinkPurpose = 'signUp' | 'reset' | 'none';

/** Key of a link, contained in its token. */
export type LinkId = Pick<typeof links.$inferSelect, 'addressKey' | 'tokenHash'>;

/** Keyed hash of an address, 22 characters, which leads the key of its links. */
export function keyAddress(cipher: FieldCipher, email: string): string {
  return cipher.hash('links.email', canonicalizeEmail(email)).slice(0, 22);
}

const field = 'links.email';

/** Stores a link under the hash of its token. */
export async function insertLink(
  tx: Transaction,
  cipher: FieldCipher,
  link: LinkId & { purpose: StoredLinkPurpose; email: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const email = cipher.encrypt(field, link.tokenHash, link.email);
  await tx.insert(links).values({ ...link, email });
}

const matchesLink = ({ addressKey: keyAddress, tokenHash }: LinkId, purpose: StoredLinkPurpose, now: Date) =>
  and(
    eq(links.addressKey, keyAddress),
    eq(links.tokenHash, tokenHash),
    eq(links.purpose, purpose),
    gt(links.expiresAt, now),
  );

const matchesUnusedLink = (id: LinkId, purpose: StoredLinkPurpose, now: Date) =>
  and(matchesLink(id, purpose, now), isNull(links.usedAt));

/** Finds the address of a link; null if it is unknown, used, expired or of another purpose. */
export async function findLink(
  db: Database,
  cipher: FieldCipher,
  id: LinkId,
  purpose: StoredLinkPurpose,
  now: Date,
): Promise<{ email: string } | null> {
  const link = await findUnexpiredLink(db, cipher, id, purpose, now);
  return link && !link.isUsed ? { email: link.email } : null;
}

/** Finds the address of a link that may have been used, and whether it was; null if unknown or expired. */
export async function findUnexpiredLink(
  db: Database,
  cipher: FieldCipher,
  id: LinkId,
  purpose: StoredLinkPurpose,
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

/** Whether an unused link of this purpose exists for an address. */
export async function linkExists(
  db: Database,
  keyAddress: string,
  purpose: StoredLinkPurpose,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ tokenHash: links.tokenHash })
    .from(links)
    .where(
      and(
        eq(links.addressKey, keyAddress),
        eq(links.purpose, purpose),
        gt(links.expiresAt, now),
        isNull(links.usedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Marks a link as used. Returns true for one caller only. */
export async function consumeLink(
  db: Database,
  id: LinkId,
  purpose: StoredLinkPurpose,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(links)
    .set({ usedAt: now })
    .where(matchesUnusedLink(id, purpose, now))
    .returning({ tokenHash: links.tokenHash });
  return rows.length === 1;
}

/** Deletes all links to an address, so that older mails stop working. */
export async function deleteLinksTo(db: Database, cipher: FieldCipher, email: string): Promise<void> {
  await db.delete(links).where(eq(links.addressKey, keyAddress(cipher, email)));
}

export async function deleteAllLinks(db: Database): Promise<void> {
  await db.delete(links);
}
