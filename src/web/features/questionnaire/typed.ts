import { createContext } from 'react';

/** What was typed and is no answer, by place of the item: it stands there still when the person comes back. */
export const Typed = createContext(new Map<number, string>());
