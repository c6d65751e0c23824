export const root: string;
export function sourceHash(): string;
export function ensureCompiled(): Promise<void>;
