export const folder: string;
export const site: string;
export const largest: number;
export const subPath: string;
export const port: number;
export function lookAt(path: string): {
  readonly files: number;
  readonly bytes: number;
  readonly outward: readonly string[];
};
