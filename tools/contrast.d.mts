/** From 1 to 21, of two opaque colours as `#rrggbb`, in either order. Throws for any other way to write one. */
export function contrast(one: string, other: string): number;
