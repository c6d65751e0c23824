/** The last query of this page load, for the way back from a result. In memory only, for the person who typed it. */
let lastQuery: { readonly userid: string | null; readonly query: string } | undefined;

/** Returns the last query of a person; '' if there is none. */
export function readLastQuery(userid: string | null): string {
  return lastQuery?.userid === userid ? lastQuery.query : '';
}

/** Saves the query of a person until the page is unloaded. */
export function saveLastQuery(userid: string | null, query: string): void {
  lastQuery = { userid, query };
}
