export const siteFolderName: string;
export const siteFolder: string;
export const maxBytes: number;
export const basePath: string;
export const port: number;

/** Measures the files of a folder, and lists references of its HTML and CSS to other hosts or to the root of the host. */
export function inspectSite(path: string): {
  readonly files: number;
  readonly bytes: number;
  /** Such as "index.html: https://cdn.example/a.js". */
  readonly outward: readonly string[];
};
