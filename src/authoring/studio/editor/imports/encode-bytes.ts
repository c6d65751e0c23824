/** Encodes bytes in Base64. */
export function encodeBytes(bytes: Uint8Array): string {
  // One call for all bytes would exceed the number of arguments.
  const size = 8192;
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * size, (at + 1) * size)),
  );
  return btoa(parts.join(''));
}
