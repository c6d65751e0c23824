/** After React has shown the messages, focus goes to the first wrong field of the form. */
export function focusFirstError(form: HTMLElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
