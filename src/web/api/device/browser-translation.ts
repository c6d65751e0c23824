/**
 * Whether the browser has translated the page: Chrome marks the root element, and both Chrome and Safari wrap texts in `font`
 * elements, which the app never uses.
 */
export function isPageTranslatedByBrowser(): boolean {
  const { classList } = document.documentElement;
  const isMarked = classList.contains('translated-ltr') || classList.contains('translated-rtl');
  return isMarked || document.querySelector('#root font') !== null;
}
