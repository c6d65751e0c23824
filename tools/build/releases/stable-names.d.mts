export function giveStableNames(folder: string): void;
