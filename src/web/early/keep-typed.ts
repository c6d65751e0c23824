import { tab } from '#api/device/storage.ts';

/**
 * What was typed into a form that the tab keeps (`data-kept`) while the program was on its way: a page that is left before
 * it has come, as by the link that loads the page again, must not cost it. Kept as `savedForm` keeps it of anybody.
 * @param page the key that it is kept under, too
 */
export function keepTyped(page: string): void {
  const form = document.querySelector<HTMLFormElement>('[data-kept]') ?? undefined;
  const values = Object.fromEntries(new FormData(form));
  if (Object.values(values).join('')) tab.write(page, JSON.stringify({ userid: '', values }));
}
