/** `npm run author`: installs packages if needed, then starts the editor for pages and questionnaires. */
import { ensureInstalled } from './prepare.mjs';
import { hangUpWithoutNpm } from './signals.mjs';

hangUpWithoutNpm();
await ensureInstalled();
// Imported after the installation, which may have added the package.
const { register } = await import('tsx/esm/api');
register();
await import('../src/authoring/studio/dev/start-author.ts');
