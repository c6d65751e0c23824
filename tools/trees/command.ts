import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { CDPSession, Frame, Page } from 'playwright-core';
import type { BrowserCommand } from 'vitest/node';
import { canvasMark, readTrees, treeFile, writeTrees } from './file.ts';
import { spoken, type TreeNode } from './spoken.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See `tools/trees/command.ts`. */
    holdTree(story: string, always: boolean): Promise<string>;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Compares the accessibility tree of the story that is drawn with the one kept beside it, or keeps it (ACCEPT_TREES=1).
 * @param story its name
 * @param always true for a story of the screens; those of `web/ui` are always compared
 * @returns what differs, to be shown; '' where nothing does
 */
export const holdTree: BrowserCommand<[story: string, always: boolean], string> = async (
  { page, frame, testPath = '', project },
  story,
  always,
) => {
  if (!always && !testPath.includes('/src/web/ui/')) return '';
  const file = treeFile(testPath);
  const now = await treeOf(page, await frame());
  const kept = readTrees(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const before = kept.get(story);
  if (before?.join('\n') === now.join('\n')) return '';
  const path = relative(project.config.root, testPath);
  if (process.env.ACCEPT_TREES === '1') {
    writeFileSync(file, writeTrees(new Map(kept).set(story, now), readFileSync(testPath, 'utf8')));
    return '';
  }
  return [
    `What a screen reader says of "${story}" ${before ? 'has changed' : 'is not kept yet'}:`,
    ...difference(before ?? [], now),
    `If it is meant: ACCEPT_TREES=1 npx vitest run --project stories ${path}`,
  ].join('\n');
};

async function treeOf(page: Page, frame: Frame): Promise<string[]> {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const session = await sessions.get(page)!;
  const { frameTree } = await session.send('Page.getFrameTree');
  const story = frameTree.childFrames?.find((child) => child.frame.url === frame.url())?.frame;
  const { result } = await session.send('Runtime.evaluate', {
    expression: `[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.querySelector('[${canvasMark}]')).find(Boolean)`,
  });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId, depth: -1 });
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: story?.id });
  const all = nodes as readonly TreeNode[];
  // While a modal dialog is open, there is nothing else in the tree.
  const root = all.find((one) => one.backendDOMNodeId === node.backendNodeId) ?? all[0];
  return root ? spoken(all, root, new Map(untoldIn(node))) : [];
}

interface DomNode {
  readonly backendNodeId: number;
  /** Names and values in turn. */
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
}

function untoldIn({
  backendNodeId,
  attributes = [],
  children = [],
}: DomNode): [number, { valuetext?: string; current?: string }][] {
  const valueOf = (name: string) => attributes[attributes.indexOf(name) + 1];
  const own = {
    ...(attributes.includes('aria-valuetext') && { valuetext: valueOf('aria-valuetext') }),
    ...(attributes.includes('aria-current') && { current: valueOf('aria-current') }),
  };
  const below = children.flatMap(untoldIn);
  return Object.keys(own).length > 0 ? [[backendNodeId, own], ...below] : below;
}

/** Lines that went with a minus, lines that came with a plus, both in their places. */
function difference(before: readonly string[], now: readonly string[]): string[] {
  let start = 0;
  while (start < before.length && start < now.length && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < now.length - start && before.at(-1 - end) === now.at(-1 - end))
    end += 1;
  return [
    ...before.slice(start, before.length - end).map((line) => `- ${line}`),
    ...now.slice(start, now.length - end).map((line) => `+ ${line}`),
  ];
}
