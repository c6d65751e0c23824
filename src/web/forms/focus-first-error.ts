/** Milliseconds between two looks, and how often: a slow phone shows messages later than the next moment. */
const pause = 20;
const looks = 25;

/** After React has shown the messages, focus goes to the first wrong field of the form. */
export function focusFirstError(form: HTMLElement | null, left = looks): void {
  setTimeout(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (left > 1) focusFirstError(form, left - 1);
  }, pause);
}
