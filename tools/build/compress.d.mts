/** Writes a .br and a .gz beside every text file of a folder. */
export function compressSite(folder: string): Promise<void>;
