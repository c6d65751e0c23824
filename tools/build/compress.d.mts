/** Writes a .br and a .gz file next to every text file of a folder. */
export function compressSite(folder: string): Promise<void>;
