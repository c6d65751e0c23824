/** `npm run dev`: the API server with restart on change, and Vite with live reload in front of it. */
import { parseCommandLine } from './command-line.mjs';
import { ensureInstalled } from './prepare.mjs';
import { hangUpWithoutNpm } from './signals.mjs';

parseCommandLine({
  command: 'npm run dev',
  usage: '',
  summary:
    'Serves the app with live reload, and restarts the API server on change. DEV_PORT (5173) and PORT (8080) set the ports. ' +
    'Ctrl+C stops it.',
  example: '',
});

hangUpWithoutNpm();
await ensureInstalled();
// Imported after the installation, which may have added the package.
const { register } = await import('tsx/esm/api');
register();
await import('../src/authoring/studio/dev/dev.ts');
