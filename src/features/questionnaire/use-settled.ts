import { useState } from 'react';
import { times } from './times.ts';

/** Tells whether the component has been on screen long enough to take a tap as meant for it. */
export function useSettled(): () => boolean {
  const [appeared] = useState(() => performance.now());
  return () => performance.now() - appeared >= times.settle;
}
