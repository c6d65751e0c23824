export function removeUnusedCss(css: string, html: string): string;
