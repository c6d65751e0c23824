/** Builds into `dist` if an input has changed. */
import { ensureBuilt } from '../prepare.mjs';

await ensureBuilt();
