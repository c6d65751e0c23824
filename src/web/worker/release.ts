/** What is kept of one release. The build makes the list; all addresses begin with a slash and hold the base path. */
export interface Release {
  /** Another list, or another worker, is another version. */
  readonly version: string;
  /** Files with a hash in their names. */
  readonly files: readonly string[];
  /** Kept only where the browser has them already: without them the words stand in a face of the device. */
  readonly fonts: readonly string[];
  /** Whole pages, with the hash of their text: each must be of this very release. */
  readonly pages: readonly CachedPage[];
  /** The empty page that the program draws a screen into, and the addresses for which it stands. */
  readonly shell: CachedPage;
  readonly shellFor: readonly string[];
  /** What stands for all other pages. */
  readonly offline: CachedPage;
}

export interface CachedPage {
  readonly address: string;
  /** As in `integrity` of a request. */
  readonly integrity: string;
}
