/** Interval in milliseconds and number of tries: slow devices render messages late. */
const intervalMs = 20;
const maxTries = 25;

/** Focuses and announces the first invalid field after React has rendered the messages. */
export function focusFirstError(form: HTMLElement | null, triesLeft = maxTries): void {
  setTimeout(() => {
    const invalidField = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalidField) {
      invalidField.focus();
      // Without the network the focus remains.
      import('./announce-error.ts')
        .then((loaded) => loaded.announceError(invalidField))
        .catch(() => undefined);
    } else if (triesLeft > 1) focusFirstError(form, triesLeft - 1);
  }, intervalMs);
}
