import { tokenOfPaint } from './own-colours.ts';

/** What something is drawn on: a token, or a disc of one that lets another through. */
export interface Ground {
  /** null: a colour that is no token. */
  readonly ground: string | null;
  readonly below?: string;
}

/**
 * What lies at a point of the window, from an element on downwards: first of all what that element itself is painted with,
 * or with `beneath` only what is behind it and all that it holds.
 * @param over a colour that is not seen on itself: the search goes on below
 * @returns null where the element is not seen at this point
 */
export function groundAt(element: Element, { x, y }: DOMPoint, over: string, beneath = false): Ground | null {
  const stack = document.elementsFromPoint(x, y);
  const at = beneath ? stack.findLastIndex((one) => element.contains(one)) + 1 : stack.indexOf(element);
  if (at < (beneath ? 1 : 0)) return null;
  let disc = '';
  for (const layer of stack.slice(at)) {
    const { paint, alpha } = paintAt(layer, x, y);
    const token = tokenOfPaint(paint);
    if (token === '' || token === over || paint.startsWith('url') || !isSeen(layer)) continue;
    if (alpha < 1 || (token === null && paint.includes('/'))) {
      // A thin line or a veil is no ground; a disc that mixes is.
      if (token && alpha === discAlpha()) disc ||= token;
      continue;
    }
    return disc && token ? { ground: disc, below: token } : { ground: token };
  }
  return null;
}

/** Can it be seen, as far as its own style says? */
export function isSeen(element: Element): boolean {
  return element.checkVisibility({
    visibilityProperty: true,
    opacityProperty: true,
    contentVisibilityAuto: true,
  });
}

/** Scrolls until a place of the page is in the window. @returns where it is then */
export function broughtIntoWindow(x: number, y: number): DOMPoint {
  if (y >= 0 && y < window.innerHeight) return new DOMPoint(x, y);
  const before = window.scrollY;
  window.scrollBy({ top: y - window.innerHeight / 2, behavior: 'instant' });
  return new DOMPoint(x, y - (window.scrollY - before));
}

function paintAt(element: Element, x: number, y: number): { readonly paint: string; readonly alpha: number } {
  const style = getComputedStyle(element);
  const whole = Number(style.opacity);
  if (element instanceof SVGGeometryElement) {
    // A line is no ground.
    const point = new DOMPoint(x, y).matrixTransform(element.getScreenCTM()?.inverse());
    if (element.isPointInFill(point)) return { paint: style.fill, alpha: whole * Number(style.fillOpacity) };
  }
  return element instanceof SVGElement
    ? { paint: 'none', alpha: 1 }
    : { paint: style.backgroundColor, alpha: whole };
}

function discAlpha(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--disc-alpha'));
}
