/**
 * The part of WebCrypto and of the text encoders that browsers and Node share. The contract compiles without the types
 * of DOM and Node, so it declares these calls.
 */

/** A CryptoKey. */
export interface CryptoKeyLike {
  readonly type: string;
  readonly extractable: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Usage = 'deriveBits' | 'deriveKey' | 'encrypt' | 'decrypt';

interface Curve {
  readonly name: 'ECDH';
  readonly namedCurve: 'P-256';
}
interface Agreement {
  readonly name: 'ECDH';
  readonly public: CryptoKeyLike;
}
interface Derivation {
  readonly name: 'HKDF';
  readonly hash: 'SHA-256';
  readonly salt: Bytes;
  readonly info: Bytes;
}
interface Cipher {
  readonly name: 'AES-GCM';
  readonly iv: Bytes;
  readonly additionalData: Bytes;
}

interface Subtle {
  generateKey(
    curve: Curve,
    extractable: boolean,
    usages: readonly Usage[],
  ): Promise<{ readonly publicKey: CryptoKeyLike; readonly privateKey: CryptoKeyLike }>;
  importKey(
    format: 'raw',
    bytes: Bytes | ArrayBuffer,
    algorithm: Curve | 'HKDF',
    extractable: boolean,
    usages: readonly Usage[],
  ): Promise<CryptoKeyLike>;
  exportKey(format: 'raw', key: CryptoKeyLike): Promise<ArrayBuffer>;
  deriveBits(agreement: Agreement, key: CryptoKeyLike, bits: number): Promise<ArrayBuffer>;
  deriveKey(
    derivation: Derivation,
    key: CryptoKeyLike,
    derived: { readonly name: 'AES-GCM'; readonly length: 256 },
    extractable: boolean,
    usages: readonly Usage[],
  ): Promise<CryptoKeyLike>;
  encrypt(cipher: Cipher, key: CryptoKeyLike, bytes: Bytes): Promise<ArrayBuffer>;
  decrypt(cipher: Cipher, key: CryptoKeyLike, bytes: Bytes): Promise<ArrayBuffer>;
}

interface Platform {
  readonly crypto: {
    /** Missing in insecure contexts (plain HTTP). */
    readonly subtle: Subtle;
    getRandomValues(bytes: Bytes): Bytes;
  };
  readonly TextEncoder: new () => { encode(text: string): Bytes };
  readonly TextDecoder: new (
    label: 'utf-8',
    options: { readonly fatal: true },
  ) => { decode(bytes: ArrayBuffer): string };
}

/** The global objects of the platform. */
export const { crypto, TextEncoder, TextDecoder } = globalThis as unknown as Platform;
