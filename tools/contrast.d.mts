/** The contrast ratio of two opaque colours, written `#rrggbb`, from 1 to 21. Throws for another notation. */
export function computeContrastRatio(one: string, other: string): number;
