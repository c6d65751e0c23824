/** Compiles content and questionnaires once, before lanes that need them start side by side. */
import { ensureCompiled } from '../prepare.mjs';

await ensureCompiled();
