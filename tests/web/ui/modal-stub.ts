/** A stub for <dialog>, which jsdom cannot open: open, close, Escape, and the return of focus. */
export function stubModals(): void {
  const proto = HTMLDialogElement.prototype;
  let before: Element | null = null;
  proto.showModal = function () {
    before = document.activeElement;
    this.open = true;
  };
  proto.close = function () {
    if (!this.open) return;
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
  };
  document.addEventListener('keydown', (event) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (event.key !== 'Escape' || !dialog) return;
    const isNotCancelled = dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (isNotCancelled) dialog.close();
  });
}
