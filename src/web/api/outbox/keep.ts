import type { SubmissionContent } from '#contract/requests.ts';
import { encryptSubmission } from '#contract/sealed/seal.ts';
import { announce } from './changes.ts';
import { sealingKey } from './sealing-key.ts';
import { addParcel } from './store.ts';

/** A browser that does not answer for so long (milliseconds) keeps nothing. */
const patience = 5000;

/** Finished answers that could not be sent. */
export interface Finished extends SubmissionContent {
  readonly userid: string;
  readonly sectionId: string;
}

/**
 * Seals finished answers and keeps them, to be sent later. True only when they are durably stored: then the draft may
 * go. False where there is no key of the server, no WebCrypto, or no room; a parcel that is stored too late after all
 * carries the same key as the draft, and both make one attempt.
 */
export async function keepSealed({ userid, sectionId, ...content }: Finished): Promise<boolean> {
  const key = sealingKey();
  if (!key) return false;
  const { version, finishedAt } = content;
  const keep = async () => {
    const sealed = await encryptSubmission(key.publicKey, key.keyId, userid, sectionId, content);
    await addParcel({ id: content.key, userid, sectionId, version, finishedAt, sealed });
    announce(null);
    return true;
  };
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience));
  try {
    return await Promise.race([keep(), tooLate]);
  } catch {
    return false;
  }
}
