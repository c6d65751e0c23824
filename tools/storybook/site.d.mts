export const siteFolderName: string;
export const siteFolder: string;
export const maxBytes: number;
export const basePath: string;
export const port: number;
export function inspectSite(path: string): {
  readonly files: number;
  readonly bytes: number;
  readonly outward: readonly string[];
};
