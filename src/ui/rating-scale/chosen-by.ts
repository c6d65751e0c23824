/** How an answer was chosen: click or tap; Space, Enter or a number key; or an arrow key. */
export type ChosenBy = 'pointer' | 'key' | 'arrow';

/** True for the keys with which a browser walks through radio buttons. */
export function isArrow(key: string): boolean {
  return key.startsWith('Arrow');
}

/** The digit 1 to 9 that a key stands for, else 0. */
export function digitOf(key: string): number {
  return /^[1-9]$/.test(key) ? Number(key) : 0;
}
