/** `npm run author`: a local preview of everything that authors write, with what is wrong beside it. */
import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
// Only now: the packages that read TypeScript may just have come.
const { register } = await import('tsx/esm/api');
register();
await import('../src/authoring/studio/dev/start-author.ts');
