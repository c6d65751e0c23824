import { createContext } from 'react';

/** Invalid texts of number inputs by item index, restored when the user returns to the item. */
export const InvalidTextsContext = createContext(new Map<number, string>());
