import { getLanguage, sourceLanguage } from '#web-language/languages.ts';
import { base } from '#contract/paths.ts';
import { keys } from './storage-keys.ts';
import { readValue, writeValue } from './storage.ts';

/** The event `beforeinstallprompt` of Chromium. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How the app is installed: by the prompt of the browser, or by the user in a menu of the browser. */
export type InstallMethod = { readonly ask: () => Promise<unknown> } | 'by hand';

/** Whether the offer was answered on this device or the app is installed. It is displayed once. */
export function isInstallAnswered(): boolean {
  return (
    readValue(keys.install) !== null || window.matchMedia?.('(display-mode: standalone)').matches === true
  );
}

/** Saves that the offer was answered. */
export function saveInstallAnswer(): void {
  writeValue(keys.install, 'answered');
}

/**
 * Adds the manifest to the page and reports how the app can be installed. Pages do not link the manifest themselves,
 * because browsers then display an install prompt of their own.
 * @param onMethod is called when the browser offers a method
 * @returns a function that stops it
 */
export function watchInstallMethod(onMethod: (method: InstallMethod) => void): () => void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  const language = getLanguage();
  // The build writes a manifest per language, with its name on the home screen.
  link.href = `${base}/manifest${language === sourceLanguage ? '' : `.${language}`}.webmanifest`;
  const onPrompt = (event: Event) => {
    event.preventDefault();
    onMethod({ ask: () => (event as InstallPrompt).prompt() });
  };
  window.addEventListener('beforeinstallprompt', onPrompt);
  document.head.append(link);
  // Only Safari on iOS has this property. It has no install prompt.
  if ((navigator as { standalone?: boolean }).standalone === false) onMethod('by hand');
  return () => {
    window.removeEventListener('beforeinstallprompt', onPrompt);
    link.remove();
  };
}
