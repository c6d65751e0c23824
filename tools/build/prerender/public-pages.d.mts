/** The pages that are rendered at build time. */
export function listPublicPages(): readonly { readonly path: string; readonly description: string }[];
