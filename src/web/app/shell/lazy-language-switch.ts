import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** The choice of the language, loaded after hydration. */
export const LanguageSwitch = lazyComponent(
  async () => (await import('./language-switch.tsx')).LanguageSwitch,
);

/** The languages in the menu of a narrow bar. */
export const LanguageRows = lazyComponent(async () => (await import('./language-switch.tsx')).LanguageList);
