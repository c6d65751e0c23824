/** Milliseconds that a page is given to come whole. */
const patience = 10_000;
/** Whatever a person does: from then on the page is theirs. */
const acts = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Shows the page at this place, and again whenever it grows: what it waits for is not there yet when somebody comes back,
 * and would push away what they were reading.
 * @param place pixels from the top
 * @returns leaves it where it stands
 */
export function holdPlace(place: number): () => void {
  const observer = new ResizeObserver(() => window.scrollTo(0, place));
  const end = () => observer.disconnect();
  observer.observe(document.body);
  for (const act of acts) window.addEventListener(act, end, { once: true });
  setTimeout(end, patience);
  return end;
}
