import { type DrawnPair, inAnyInk, type Use } from '../../tools/pairs/file.ts';
import { broughtIntoWindow, type Ground, groundAt, isSeen } from './ground.ts';
import { shareOfPaint, tokenOfPaint, withOwnColours } from './own-colours.ts';

/** What was found of a story: its pairs, and words in a colour, or on one, that is no token. */
export interface Drawn {
  readonly pairs: readonly DrawnPair[];
  readonly strange: readonly string[];
}

/**
 * Every pair of tokens that the page shows: words on what lies below them, and marks that are told apart by colour, whole or
 * by a share of it. What mixes with its ground is no mark here.
 */
export function drawnPairs(): Drawn {
  return withOwnColours(() => {
    const pairs = new Map<string, DrawnPair>();
    const strange = new Set<string>();
    const add: Add = (use, over, on, { words = '', share = 1 } = {}) => {
      if (!on || over === '' || share === 0) return;
      if (over && on.ground) {
        const { ground, below } = on;
        const pair = inAnyInk({
          over,
          ...(share < 1 && { share: Math.round(share * 100) / 100 }),
          ground,
          ...(below && { below }),
          use,
        });
        pairs.set(JSON.stringify(pair), pair);
      } else if (words) strange.add(words.slice(0, 40));
    };
    // While a modal dialog is open, nothing else is looked at.
    const page = document.querySelector('dialog:modal') ?? document.body;
    for (const node of textsIn(page)) addText(node, add);
    for (const element of page.querySelectorAll('*')) if (isSeen(element)) addMarks(element, add);
    return { pairs: [...pairs.values()], strange: [...strange] };
  });
}

type Add = (
  use: Use,
  over: string | null,
  on: Ground | null,
  more?: { readonly words?: string; readonly share?: number },
) => void;

function* textsIn(page: Element): Generator<Text> {
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode())
    if ((nodes.currentNode as Text).data.trim() !== '') yield nodes.currentNode as Text;
}

function addText(node: Text, add: Add): void {
  const parent = node.parentElement;
  if (!parent || parent.closest('.sr, option') || !isSeen(parent)) return;
  const range = document.createRange();
  range.selectNodeContents(node);
  const line = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
  if (!line) return;
  const style = getComputedStyle(parent);
  const over = tokenOfPaint(parent instanceof SVGElement ? style.fill : style.color);
  add(sizeOf(style), over, groundAt(parent, middleOf(line), over ?? ''), {
    words: node.data.trim(),
  });
}

/** Letters of 24 px, or bold ones of 18.66 px, are large (WCAG 2.2, 1.4.3). */
function sizeOf({ fontSize, fontWeight }: CSSStyleDeclaration): Use {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 'large' : 'text';
}

function middleOf({ left, top, width, height }: DOMRect): DOMPoint {
  return broughtIntoWindow(left + width / 2, top + height / 2);
}

function addMarks(element: Element, add: Add): void {
  const style = getComputedStyle(element);
  if (element instanceof SVGGeometryElement) return addShape(element, style, add);
  const box = element.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return;
  if (element.matches('svg.lucide')) {
    const over = tokenOfPaint(style.stroke);
    return add('mark', over, groundAt(element, middleOf(box), over ?? '', true));
  }
  if (element instanceof SVGElement) return;
  if (element.matches('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')) {
    const over = tokenOfPaint(style.color);
    add('text', over, groundAt(element, middleOf(box), over ?? ''));
  }
  const mark = (paint: string, at: DOMPoint, beneath?: boolean) => {
    const { token = '', share } = shareOfPaint(paint) ?? {};
    if (token && !isArea(token)) add('mark', token, groundAt(element, at, token, beneath), { share });
  };
  const behind = (paint: string) => mark(paint, edgeOf(element), true);
  if (style.borderTopStyle !== 'none') behind(style.borderTopColor);
  if (style.outlineStyle !== 'none') behind(style.outlineColor);
  if (element.textContent?.trim() === '' && style.opacity === '1') behind(style.backgroundColor);
  for (const part of ['::before', '::after']) {
    const { content, backgroundColor } = getComputedStyle(element, part);
    if (content === '""') mark(backgroundColor, middleOf(box));
  }
  const [, ring] = /^(\S+\(.*?\)) 0px 0px 0px [\d.]+px inset/.exec(style.boxShadow) ?? [];
  if (ring) mark(ring, middleOf(box));
}

/** The middle of the upper edge: a border is there, and behind it what the box stands on. */
function edgeOf(element: Element): DOMPoint {
  const { left, top, width } = element.getBoundingClientRect();
  return broughtIntoWindow(left + width / 2, top + 1);
}

function addShape(shape: SVGGeometryElement, style: CSSStyleDeclaration, add: Add): void {
  if (shape.closest('.lucide') || style.mixBlendMode !== 'normal') return;
  const isLine = style.stroke !== 'none';
  const share = Number(style.opacity) * Number(isLine ? style.strokeOpacity : style.fillOpacity);
  const over = tokenOfPaint(isLine ? style.stroke : style.fill);
  if (!over || isArea(over)) return;
  // Whoever has a ground of its own is seen on that.
  const bare = !isLine || style.fill === 'none';
  const length = isLine && bare ? shape.getTotalLength() : 0;
  const half = length > 0 ? shape.getPointAtLength(length / 2) : null;
  const { x, y } = half
    ? half.matrixTransform(shape.getScreenCTM() ?? undefined)
    : centreOf(shape.getBoundingClientRect());
  add('mark', over, groundAt(shape, broughtIntoWindow(x, y), over, bare), { share });
}

function centreOf({ left, top, width, height }: DOMRect): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Fields of colour, paper and the thin lines between: beside them stand words, or a mark. */
function isArea(token: string): boolean {
  return /^(background|surface|sunken|line|band|scrim|primary-hover)$|-tint(-2)?$|^s\d-fill$/.test(token);
}
