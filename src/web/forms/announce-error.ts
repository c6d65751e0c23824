/** Milliseconds between two texts of a live region that screen readers announce both. */
const pauseMs = 100;

let region: HTMLElement | undefined;

/**
 * Announces a field and its error to screen readers, which are silent if the focus is in this field already.
 * @param field its first description is the error
 */
export function announceError(field: HTMLElement): void {
  const [errorId = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const label = field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : null;
  const text = [label, document.getElementById(errorId)?.textContent].filter(Boolean).join(': ');
  const live = (region ??= createRegion());
  if (!live.isConnected) document.body.append(live);
  // The same text is announced again only after the region was empty.
  live.textContent = '';
  setTimeout(() => (live.textContent = text), pauseMs);
}

function createRegion(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'sr';
  element.setAttribute('aria-live', 'assertive');
  return element;
}
