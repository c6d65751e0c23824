import settings from '#compiled/settings.json';
import { trustedTypesPolicy, type WordToWorker, workerFile } from '#contract/kept.ts';
import { base } from '#contract/paths.ts';

/** Absent for yes. */
const { offline = true } = settings as { readonly offline?: boolean };

/**
 * Brings the service worker, which keeps the program to be opened without a line. Never asked for by a visitor's page, by
 * development, or where the line is to be spared.
 * @param isAsking is a questionnaire open? Then the files of its release stay
 */
export async function registerServiceWorker(isAsking: () => boolean): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !offline || connection?.saveData) return;
  try {
    const { active, waiting } = await serviceWorker.register(workerAddress(), { scope: `${base}/` });
    if (!waiting) send(active, { say: 'keep' });
    else if (!isAsking()) send(waiting, { say: 'take over' });
  } catch {
    // A private window, or the line went: the program works without.
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
}

/** The address of the worker, as a TrustedScriptURL in browsers that ask for one (`require-trusted-types-for`). */
function workerAddress(): string {
  const address = `${base}/${workerFile}`;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}

function send(worker: ServiceWorker | null, word: WordToWorker): void {
  // A worker has no window, and no origin to be named.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(word);
}
