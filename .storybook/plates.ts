import type { StoryContext } from '@storybook/react-vite';
import { isForced } from './toolbar/apply.ts';

/** A line of text: its plate, which a browser paints behind it where colours are forced, and what is drawn in it. */
interface Line {
  readonly text: string;
  readonly block: Element;
  readonly left: number;
  readonly right: number;
  /** Of the plate: as high as the letters may be, which a low `line-height` does not change. */
  readonly top: number;
  readonly bottom: number;
  readonly inkTop: number;
  readonly inkBottom: number;
}

/**
 * In a story with `globals: { colours: 'forced' }` no line's plate may cover the letters of a line before it. Plates of
 * one block are painted before its letters, those of the next block after them.
 */
export function expectPlatesApart({ canvasElement, globals, viewMode }: StoryContext): void {
  if (viewMode !== 'story' || !isForced(globals)) return;
  const lines = linesIn(canvasElement);
  const covered = lines.flatMap((line, at) =>
    lines
      .slice(at + 1)
      .filter((later) => later.block !== line.block && covers(later, line))
      .map((later) => `"${later.text}" covers "${line.text}"`),
  );
  if (covered.length > 0) throw new Error(`With forced colours ${covered.join(', ')}.`);
}

/** Rounding, and the hair by which letters of one line pass each other. */
const hair = 2;

function covers(later: Line, line: Line): boolean {
  const wide = Math.min(later.right, line.right) - Math.max(later.left, line.left);
  const high = Math.min(later.bottom, line.inkBottom) - Math.max(later.top, line.inkTop);
  return wide > hair && high > hair;
}

function linesIn(canvas: HTMLElement): readonly Line[] {
  const pen = document.createElement('canvas').getContext('2d');
  const nodes = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  if (!pen) throw new Error('This browser measures no letters.');
  const lines: Line[] = [];
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const parent = node.parentElement;
    const text = node.data.trim();
    if (!parent || text === '' || parent.closest('svg, style, .sr') || !isSeen(parent)) continue;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const size = pen.measureText(text);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const baseline = top + size.fontBoundingBoxAscent;
      lines.push({
        text: text.slice(0, 40),
        block: blockOf(parent),
        left,
        right,
        top,
        bottom,
        inkTop: baseline - size.actualBoundingBoxAscent,
        inkBottom: baseline + size.actualBoundingBoxDescent,
      });
    }
  }
  return lines;
}

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
  return block;
}
