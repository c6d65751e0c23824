export const root: string;
export function hashBuildInputs(): string;
export function ensureCompiled(): Promise<void>;
export function ensureInstalled(): Promise<void>;
export function run(command: string, args: readonly string[], options?: object): Promise<number>;
export function getBinPath(name: string): string;
