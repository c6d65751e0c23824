/** The value of a design token in one theme (default: light). Throws if there is no token of this name. */
export function getDesignToken(name: string, theme?: 'light' | 'dark'): string;
