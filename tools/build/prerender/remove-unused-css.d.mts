/** Removes the rules of a minified style sheet that name a class that the HTML does not have. */
export function removeUnusedCss(css: string, html: string): string;
