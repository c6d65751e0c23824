/** Lists the public pages that are prerendered. */
export function listPublicPages(): readonly { readonly path: string; readonly description: string }[];
