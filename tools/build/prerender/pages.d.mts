/** The pages that are rendered at build time. */
export function publicPages(): readonly { readonly path: string; readonly description: string }[];
