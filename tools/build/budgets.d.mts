/** Transfer size of a route. */
export interface RouteSize {
  readonly name: string;
  /** Budget in kB of 1000 bytes, with the allowance for content. */
  readonly kB: number;
  /** Bytes (brotli). */
  readonly total: number;
  readonly parts: readonly { readonly file: string; readonly bytes: number }[];
}
export const budgets: readonly {
  readonly name: string;
  readonly loader?: string;
  readonly source: string;
  readonly kB: number;
  readonly instrument?: { readonly pattern: RegExp; readonly kB: number };
}[];
export function measureRoutes(site: string): RouteSize[];
export function checkBudgets(site: string): void;
