const key = 'author-name';

/** Returns the name that this browser uses in the history of questionnaires; '' if there is none. */
export function readAuthorName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Remembers the name of the author in this browser. */
export function writeAuthorName(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // The name is then asked for again.
  }
}
