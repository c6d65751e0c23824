import { lazy } from 'react';

/** Loads the button when it is rendered. Render it in `Suspense`. */
export const RemindMe = lazy(async () => ({ default: (await import('./remind-me.tsx')).RemindMe }));
