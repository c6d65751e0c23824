/** Compiles content and questionnaires once, before the lanes that need them run in parallel. */
import { ensureCompiled } from '../prepare.mjs';

await ensureCompiled();
