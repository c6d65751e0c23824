import { importDataKey } from '#server/crypto/data-key.ts';
import { personalOf } from '#server/crypto/personal.ts';

/** Personal fields under a data key of zeros, for suites that start no server. */
export const anyPersonal = personalOf(await importDataKey(new Uint8Array(32)));
