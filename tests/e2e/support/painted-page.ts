/** The contrast that WCAG 2.2, 1.4.11 and 1.4.3, requires for graphics and text. */
export const contrasts = { drawing: 3, text: 4.5 };

/**
 * Creates an inspector of visible contrasts. It runs in the page (`evaluateHandle`), so it uses only its argument.
 * @param minimum required contrast
 */
export function createInspector(minimum: typeof contrasts) {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  interface Box {
    readonly element: Element;
    readonly part: (typeof parts)[number];
  }
  const parts = ['', '::before', '::after'] as const;
  const controls = 'button, a[href], input, select, textarea, summary, [role="tab"], [role="slider"]';
  const excluded = '.sr, .sr *, .Toastify *, [inert] *, script, style, template, noscript';

  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no 2D canvas context.');
  const known = new Map<string, Colour>();
  /** Parses any computed colour, including `color-mix()`. */
  const parseColour = (css: string): Colour => {
    const before = known.get(css);
    if (before) return before;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };
  const blend = ([r, g, b, alpha]: Colour, [R, G, B]: Colour): Colour => {
    const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
    return [mix(r, R), mix(g, G), mix(b, B), 1];
  };
  const computeLuminance = (colour: Colour) => {
    const [r, g, b] = colour.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const computeContrast = (a: Colour, b: Colour) => {
    const [x, y] = [computeLuminance(a), computeLuminance(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };

  /** The background colour of an element; null for an image. */
  const getBackground = (element: Element | null): Colour | null => {
    if (!element)
      return matchMedia('(prefers-color-scheme: dark)').matches ? [0, 0, 0, 1] : [255, 255, 255, 1];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none' || element.matches('img, video')) return null;
    const own = parseColour(backgroundColor);
    if (own[3] > 0.99) return own;
    const below = getBackground(element.parentElement);
    return below && blend(own, below);
  };
  /** Skip links are positioned outside the page until they are focused. */
  const isOnPage = (element: Element) => {
    const { right, bottom } = element.getBoundingClientRect();
    return right + scrollX > 0 && bottom + scrollY > 0;
  };
  const isVisible = (element: Element) =>
    !element.matches(excluded) &&
    isOnPage(element) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const isRendered = ({ element, part }: Box) => {
    if (!isVisible(element)) return false;
    const { content, display, visibility, opacity } = getComputedStyle(element, part);
    const isMade = part === '' || (content !== 'none' && content !== 'normal');
    return isMade && display !== 'none' && visibility === 'visible' && Number(opacity) > 0.1;
  };

  const discs = 'circle, rect, ellipse';
  /** The colours of a shape; a pattern has none. */
  const listPaints = (shape: Element): Colour[] => {
    const { fill, fillOpacity, stroke, strokeOpacity, strokeWidth, opacity } = getComputedStyle(shape);
    const isStroked = Number.parseFloat(strokeWidth) > 0;
    return [[fill, fillOpacity] as const, [isStroked ? stroke : 'none', strokeOpacity] as const]
      .filter(([paint]) => paint !== 'none' && !paint.startsWith('url'))
      .map(([paint, own]) => {
        const [r, g, b, alpha] = parseColour(paint);
        return [r, g, b, alpha * Number(own) * Number(opacity)] as const;
      })
      .filter(([, , , alpha]) => alpha > 0);
  };
  /** The background of a part of a drawing: the last filled disc or bar that contains it, else that of the drawing. */
  const getBackgroundInDrawing = (drawing: Element, part: Element): Colour | null => {
    const background = getBackground(drawing);
    const { left, right, top, bottom } = part.getBoundingClientRect();
    // Text may be slightly wider than its disc.
    const [wide, high] = part.matches('text, tspan') ? [(right - left) / 2, (bottom - top) / 2] : [0, 0];
    const below = [...drawing.querySelectorAll(discs)]
      .filter((one) => one.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING && isVisible(one))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const isWithin = left + wide >= box.left && right - wide <= box.right;
        return isWithin && top + high >= box.top && bottom - high <= box.bottom;
      })
      .filter((one) => getComputedStyle(one).fill !== 'none')
      .at(-1);
    const [colour] = below ? listPaints(below) : [];
    return background && colour ? blend(colour, background) : background;
  };

  const edges = ['Top', 'Right', 'Bottom', 'Left'] as const;
  /** The highest contrast of background, border and outline of a box with its surroundings. */
  const measureContrast = ({ element, part }: Box): number => {
    const around = getBackground(part === '' ? element.parentElement : element);
    if (!around) return Number.POSITIVE_INFINITY;
    const style = getComputedStyle(element, part);
    const colours = edges
      .filter((edge) => !/none|hidden/.test(style[`border${edge}Style`]))
      .filter((edge) => Number.parseFloat(style[`border${edge}Width`]) >= 1)
      .map((edge) => style[`border${edge}Color`]);
    if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1)
      colours.push(style.outlineColor);
    colours.push(style.backgroundColor);
    return Math.max(...colours.map((colour) => computeContrast(blend(parseColour(colour), around), around)));
  };

  const describeBox = ({ element, part }: Box) => {
    const words = element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${part} "${words}"`;
  };
  const removeDuplicates = (lines: readonly string[]) => [...new Set(lines)];
  const queryAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  /** Whether an element is visible only by its box: a control, or an icon without text. The browser draws native controls. */
  const hasOnlyBox = ({ element, part }: Box) => {
    const { appearance, content } = getComputedStyle(element, part);
    if (part !== '') return /^(""|'')$/.test(content);
    if (element.matches(controls)) return appearance === 'none';
    return (
      element.childNodes.length === 0 && !element.matches('img, video, canvas, iframe, br, hr, svg *, svg')
    );
  };

  let visibleBoxes: readonly Box[] = [];
  return {
    /** Records the boxes that are visible now. */
    remember(): void {
      visibleBoxes = queryAll('body *')
        .filter((element) => !element.closest('svg'))
        .flatMap((element) => parts.map((part) => ({ element, part })))
        .filter((box) => isRendered(box) && hasOnlyBox(box) && measureContrast(box) >= minimum.drawing);
    },
    /** The number of recorded boxes. */
    count: () => visibleBoxes.length,
    /** The recorded boxes that are no longer visible. */
    lostBoxes: () =>
      removeDuplicates(
        visibleBoxes
          .filter((box) => isRendered(box) && measureContrast(box) < minimum.drawing)
          .map(describeBox),
      ),
    /** Texts with too little contrast. */
    unreadable(): string[] {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: element, data } = texts.currentNode as Text;
        if (
          !element ||
          data.trim() === '' ||
          !isVisible(element) ||
          element.closest(':disabled, [aria-disabled="true"]')
        )
          continue;
        if (element.closest(excluded)) continue;
        const { color, fill } = getComputedStyle(element);
        const drawing = element.closest('svg');
        const background = drawing ? getBackgroundInDrawing(drawing, element) : getBackground(element);
        if (!background) continue;
        const colour = blend(parseColour(drawing ? fill : color), background);
        if (computeContrast(colour, background) < minimum.text)
          found.push(describeBox({ element, part: '' }));
      }
      return removeDuplicates(found);
    },
    /** Shapes of charts with too little contrast. */
    faintMarks: () =>
      removeDuplicates(
        queryAll('svg[role="img"] *, [role="img"] svg *')
          .filter((shape) => shape.matches(`${discs}, path, line, polyline`) && isVisible(shape))
          .filter((shape) => !shape.closest('pattern, defs, clipPath, mask'))
          .filter((shape) => {
            const drawing = shape.closest('svg');
            const background = drawing && getBackgroundInDrawing(drawing, shape);
            const paints = listPaints(shape);
            if (!background || paints.length === 0) return false;
            return paints.every(
              (paint) => computeContrast(blend(paint, background), background) < minimum.drawing,
            );
          })
          .map((element) => describeBox({ element, part: '' })),
      ),
    /** Selected elements that look like unselected ones. */
    unmarkedChoices(): string[] {
      const states = [
        ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]', '[role="tablist"]'],
        ['[aria-pressed="true"]', '[aria-pressed="false"]', 'div, fieldset'],
        ['input:checked', 'input:not(:checked)', 'fieldset, [role="radiogroup"], form'],
        ['[aria-current]:not([aria-current="false"])', ':not([aria-current])', 'nav'],
      ] as const;
      const describeStyle = (element: Element) => {
        const boxes = [element, element.closest('label, li') ?? element, ...element.children];
        return boxes
          .flatMap((one) => parts.map((part) => getComputedStyle(one, part)))
          .map((style) =>
            [
              style.content,
              style.color,
              style.backgroundColor,
              style.borderColor,
              style.borderStyle,
              style.borderWidth,
              style.outline,
              style.textDecorationLine,
              style.fontWeight,
              style.transform,
            ].join(),
          )
          .join('|');
      };
      return states.flatMap(([chosen, other, group]) =>
        queryAll(chosen)
          .filter((element) => isVisible(element) && getComputedStyle(element).appearance !== 'auto')
          .filter((element) => {
            const peers = [...(element.closest(group)?.querySelectorAll(element.tagName + other) ?? [])];
            const peer = peers.find((one) => isVisible(one));
            return peer !== undefined && describeStyle(peer) === describeStyle(element);
          })
          .map((element) => describeBox({ element, part: '' })),
      );
    },
    /** Controls without a visible focus style; a key must have been pressed before. */
    controlsWithoutRing(): string[] {
      const isRinged = ({ element, part }: Box) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
        const background = getBackground(element.parentElement);
        if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return false;
        return (
          !background ||
          computeContrast(blend(parseColour(outlineColor), background), background) >= minimum.drawing
        );
      };
      // The key press may have focused the first of them.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return queryAll(controls)
        .filter((control) => !control.matches(':disabled, [tabindex="-1"]') && isVisible(control))
        .filter((control) => {
          // Some draw the ring around their row or card.
          const around: Element[] = control.nextElementSibling ? [control.nextElementSibling] : [];
          for (let one: Element | null = control; one && one !== document.body; one = one.parentElement)
            around.push(one);
          const boxes = around.flatMap((element) => parts.map((part) => ({ element, part })));
          const before = boxes.map(isRinged);
          control.focus({ preventScroll: true });
          const isUnseen =
            document.activeElement === control && !boxes.some((box, at) => isRinged(box) && !before[at]);
          control.blur();
          return isUnseen;
        })
        .map((element) => describeBox({ element, part: '' }));
    },
  };
}
