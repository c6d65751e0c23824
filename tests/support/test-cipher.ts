import { importDataKey } from '#server/crypto/data-key.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';

/** Personal fields under a data key of zeros, for suites that start no server. */
export const testCipher = createFieldCipher(await importDataKey(new Uint8Array(32)));
