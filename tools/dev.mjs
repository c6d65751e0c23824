/** `npm run dev`: the API server with restart on change, and Vite with live reload in front of it. */
import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
// Only now: the packages that read TypeScript may just have come.
const { register } = await import('tsx/esm/api');
register();
await import('../src/authoring/studio/dev/dev.ts');
