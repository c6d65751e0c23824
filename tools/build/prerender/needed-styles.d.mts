export function neededStyles(css: string, html: string): string;
