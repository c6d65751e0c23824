/**
 * Loads a file of `import.meta.glob`.
 * @param end the end of its path
 * @throws Error if there is no such file or it fails to load
 */
export function loadFile<T>(files: Readonly<Record<string, () => Promise<T>>>, end: string): Promise<T> {
  const path = Object.keys(files).find((file) => file.endsWith(end)) ?? '';
  const load = files[path];
  return load ? load() : Promise.reject(new Error(`No file ${end}.`));
}
