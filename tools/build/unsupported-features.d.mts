/**
 * Lists the unsupported calls, constructors and syntax of a script.
 * @returns names such as `toSorted()`, without duplicates
 */
export function listUnsupportedScript(code: string): string[];
/** Lists the unsupported at-rules, selectors, functions and units of a style sheet, outside of `@supports`. */
export function listUnsupportedStyles(text: string): string[];
