/** The value of a design token for one theme; the light one when left out. */
export function designToken(name: string, theme?: 'light' | 'dark'): string;
