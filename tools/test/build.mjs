/** Builds into `dist` when a source has changed. */
import { ensureBuilt } from '../prepare.mjs';

await ensureBuilt();
