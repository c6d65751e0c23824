/** Loaders of files by path, as `import.meta.glob` returns them. */
type Files<T> = Readonly<Record<string, () => Promise<T>>>;

const findPath = <T>(files: Files<T>, end: string) => Object.keys(files).find((file) => file.endsWith(end));

/** Whether one of the files ends like this. */
export const hasFile = <T>(files: Files<T>, end: string): boolean => findPath(files, end) !== undefined;

/**
 * Loads a file of `import.meta.glob`.
 * @param end the end of its path
 * @throws Error if there is no such file or it fails to load
 */
export function loadFile<T>(files: Files<T>, end: string): Promise<T> {
  const load = files[findPath(files, end) ?? ''];
  return load ? load() : Promise.reject(new Error(`No file ${end}.`));
}
