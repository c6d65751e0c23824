/** The types of 0.5.16 are not in its "exports", so TypeScript does not find them. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
  export function computeAccessibleDescription(element: Element): string;
  export function getRole(element: Element): string | null;
  export function isInaccessible(element: Element): boolean;
}
