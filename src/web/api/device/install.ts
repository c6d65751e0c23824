import { base } from '#contract/paths.ts';
import { keys } from './keys.ts';
import { readValue, writeValue } from './storage.ts';

/** The browser's own offer, held back until the person asks for it. Chromium alone has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How this browser puts the program on the home screen: by asking it, or by the person's own hand in its menu. */
export type InstallMethod = { readonly ask: () => Promise<unknown> } | 'by hand';

/** Was the offer turned down, or taken, on this device? It is made once. */
export function isInstallAnswered(): boolean {
  return (
    readValue(keys.install) !== null || window.matchMedia?.('(display-mode: standalone)').matches === true
  );
}

/** Remembers that the person has answered: no offer is made here again. */
export function answerInstall(): void {
  writeValue(keys.install, 'answered');
}

/**
 * Makes the program one that can be installed, for as long as it is offered: pages do not name the manifest, for a browser
 * that finds it makes offers of its own, to anybody and at any time.
 * @param found is told of the way as soon as the browser shows one
 * @returns ends it
 */
export function watchInstallMethod(found: (way: InstallMethod) => void): () => void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${base}/manifest.webmanifest`;
  const onPrompt = (event: Event) => {
    event.preventDefault();
    found({ ask: () => (event as InstallPrompt).prompt() });
  };
  window.addEventListener('beforeinstallprompt', onPrompt);
  document.head.append(link);
  // Safari on iPhones and iPads alone knows this word, and offers nothing by itself.
  if ((navigator as { standalone?: boolean }).standalone === false) found('by hand');
  return () => {
    window.removeEventListener('beforeinstallprompt', onPrompt);
    link.remove();
  };
}
