import { importDataKey } from '#server/crypto/data-key.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';

/** A field cipher with a data key of zeros, for tests without a server. */
export const testCipher = createFieldCipher(await importDataKey(new Uint8Array(32)));
