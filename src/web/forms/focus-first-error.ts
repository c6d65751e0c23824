/** Interval in milliseconds and number of tries: slow devices render messages late. */
const pause = 20;
const looks = 25;

/** Focuses the first invalid field after React has rendered the messages. */
export function focusFirstError(form: HTMLElement | null, left = looks): void {
  setTimeout(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (left > 1) focusFirstError(form, left - 1);
  }, pause);
}
