import settings from '#compiled/settings.json';
import { trustedTypesPolicy, type WorkerMessage, workerFile } from '#contract/offline-cache.ts';
import { base } from '#contract/paths.ts';
import { getLanguage } from '#web-language/languages.ts';

/** Default of the setting is true. */
const { offline = true } = settings as { readonly offline?: boolean };

/**
 * Registers the service worker, or activates a waiting one. Does nothing in development, if `offline` is false in the
 * settings, or in data saving mode. Only the layout for members and exercises call it.
 * @param isAnswering whether a questionnaire is open, which needs the files of the old release
 */
export async function registerServiceWorker(isAnswering: () => boolean): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !offline || connection?.saveData) return;
  try {
    const { waiting } = await serviceWorker.register(getWorkerUrl(), { scope: `${base}/` });
    // The first worker becomes active after it has cached the release.
    if (!waiting) postMessage((await serviceWorker.ready).active, { say: 'keep', language: getLanguage() });
    else if (!isAnswering()) postMessage(waiting, { say: 'take over' });
  } catch {
    // The browser denies service workers or is offline. The app works without.
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
}

const address = `${base}/${workerFile}`;
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The URL of the service worker, as a TrustedScriptURL if the browser enforces `require-trusted-types-for`. */
function getWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // The name of a policy can be used once.
  policy ??= trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}

function postMessage(worker: ServiceWorker | null, message: WorkerMessage): void {
  // Messages to a worker have no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(message);
}
