/** Length and size of the sound of an Opus file. */
export interface OpusFile {
  readonly seconds: number;
  /** Of the sound, without the head of the file. */
  readonly kilobitsPerSecond: number;
}

/** Positions of an Opus file count 48,000 samples in a second, whatever its sample rate is (RFC 7845, section 4). */
const samplesPerSecond = 48_000;

/**
 * Reads an Opus file in an Ogg container (RFC 3533, RFC 7845).
 * @returns undefined if it is none
 */
export function readOpusFile(bytes: Buffer): OpusFile | undefined {
  let samples = 0;
  let soundBytes = 0;
  let skipped = 0;
  for (let start = 0; start < bytes.length; ) {
    if (start + 27 > bytes.length || bytes.toString('latin1', start, start + 4) !== 'OggS') return undefined;
    const segments = bytes.readUInt8(start + 26);
    const body = start + 27 + segments;
    const sizes = bytes.subarray(start + 27, body);
    const size = sizes.reduce((sum, one) => sum + one, 0);
    const position = bytes.readBigInt64LE(start + 6);
    if (start === 0) {
      if (bytes.toString('latin1', body, body + 8) !== 'OpusHead') return undefined;
      skipped = bytes.readUInt16LE(body + 10);
    }
    // The pages of the head have the position 0.
    if (position > 0n) {
      samples = Number(position);
      soundBytes += size;
    }
    start = body + size;
  }
  const seconds = (samples - skipped) / samplesPerSecond;
  return seconds > 0 ? { seconds, kilobitsPerSecond: (soundBytes * 8) / seconds / 1000 } : undefined;
}
