/**
 * Does the browser's Back lead to a page of this program, as far as the browser tells? Where it leads to another site, or
 * where the browser does not say, no.
 */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { readonly canGoBack: boolean } };
  return navigation?.canGoBack ?? false;
}
