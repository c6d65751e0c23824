export interface RouteSize {
  readonly name: string;
  /** Allowed, in kB of 1000 bytes, with the room for what authors added. */
  readonly kB: number;
  /** Bytes, brotli. */
  readonly total: number;
  readonly parts: readonly { readonly file: string; readonly bytes: number }[];
}
export const budgets: readonly {
  readonly name: string;
  readonly source: string;
  readonly kB: number;
  readonly instrument?: { readonly pattern: RegExp; readonly kB: number };
}[];
export function measureRoutes(site: string): RouteSize[];
export function checkBudgets(site: string): void;
