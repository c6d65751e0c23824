import { brotliCompressSync, constants } from 'node:zlib';

/** What a server may send before it must wait for the browser to confirm anything: ten segments of 1,460 bytes, less their own. */
const firstFlight = 14_336;
/** Bytes for the answer's headers; `tests/server/platform/rendered-pages.test.ts` measures them. */
export const headerRoom = 1_020;

/**
 * A question must be readable from the first flight of packets alone: no second round before it is painted. Prints the
 * largest; ends the build when one is too large.
 * @param questions whole documents by path
 */
export function checkFirstPacket(questions) {
  const sizes = Object.entries(questions)
    .map(([path, html]) => ({ path, bytes: packed(html) + headerRoom }))
    .sort((a, b) => b.bytes - a.bytes);
  const [largest] = sizes;
  if (!largest) return;
  console.log(
    `first packets: ${largest.bytes} of ${firstFlight} bytes with ${headerRoom} for headers, largest ${largest.path}`,
  );
  const over = sizes.filter(({ bytes }) => bytes > firstFlight);
  if (over.length === 0) return;
  for (const { path, bytes } of over)
    console.error(`${path} would be painted after a second round: ${bytes} of ${firstFlight} bytes.`);
  console.error(
    'HTML and styles of a question page have grown. Move what the first screen does not show into a part that loads later (import()).',
  );
  process.exit(1);
}

/** As the server packs it (`src/server/plugins/rendered-pages.ts`). */
export function packed(html) {
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}
