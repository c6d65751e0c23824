import { setTimeout } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { launchEngine, type EngineName, type WindowSize } from './launch.ts';

/** A control that a finger can reach: no other element covers its centre. */
export interface Control {
  /** The accessible name, computed by the browser. */
  readonly name: string;
  /** The selectors of `listControls` that the element matches. */
  readonly kinds: readonly string[];
  /** It is in a menu, panel or dialog. */
  readonly isInPanel: boolean;
  /** The centre in the window, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** One page in any engine, with what journeys need. */
export interface EnginePage {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of a function in the page, whose arguments are `arguments`. */
  evaluate<T>(body: string, ...args: readonly unknown[]): Promise<T>;
  /** Evaluates the body until it returns something truthy, and returns that. */
  waitFor<T>(body: string, ...args: readonly unknown[]): Promise<T>;
  /** Lists the reachable elements that match any of the selectors. */
  listControls(selectors: readonly string[]): Promise<Control[]>;
  /** Presses the pointer at a position, as often as given, 180 ms apart. */
  press(at: Pick<Control, 'x' | 'y'>, times?: number): Promise<void>;
  /** Waits for the visible element that matches the selector and contains the text, and presses it. */
  pressText(selector: string, text: string): Promise<void>;
  /** Types into the first element that matches the selector. */
  type(selector: string, text: string): Promise<void>;
  /** Runs a script in each document before its own scripts. Only in Chromium. */
  addInitScript(source: string): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds between the presses of a double tap. */
const doubleTapMs = 180;
const waitMs = 15_000;
/** Longer than a question ignores presses after it is displayed. */
const settleMs = 450;

/** Opens a browser window. */
export async function openEnginePage(name: EngineName, size: WindowSize): Promise<EnginePage> {
  const connection = await launchEngine(name, size);
  const evaluate = <T>(script: string, ...args: readonly unknown[]) =>
    connection.send<T>('ExecuteScript', { script, args });
  const page: EnginePage = {
    evaluate,
    open: (url) => navigate(connection, 'Navigate', { url }),
    back: () => navigate(connection, 'Back'),
    async waitFor<T>(body: string, ...args: readonly unknown[]) {
      for (const end = Date.now() + waitMs; Date.now() < end; await setTimeout(50)) {
        // The page may be replaced during the call.
        const result = await evaluate<T>(body, ...args).catch(() => null);
        if (result) return result;
      }
      const page = await evaluate<string>('return location.href + "\\n" + document.body.innerText');
      throw new Error(`${name} waited in vain for: ${body}\nThe page is ${page}`);
    },
    async listControls(selectors) {
      const found = await evaluate<(Omit<Control, 'name'> & { element: Record<string, string> })[]>(
        listReachable,
        selectors,
      );
      const controls: Control[] = [];
      for (const { element, ...rest } of found) {
        const id = Object.values(element)[0];
        // The page may have removed it.
        const name = await connection.send<string>('GetComputedLabel', { id }).catch(() => null);
        if (name !== null) controls.push({ ...rest, name });
      }
      return controls;
    },
    async press({ x, y }, times = 1) {
      const position = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const tap = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const pause = { type: 'pause', duration: doubleTapMs };
      const actions = [position, ...tap, ...Array.from({ length: times - 1 }, () => [pause, ...tap]).flat()];
      await connection.send('PerformActions', {
        actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    async pressText(selector, text) {
      // Twice, because the page may move after it is displayed.
      await page.waitFor(findByText, selector, text);
      await setTimeout(settleMs);
      await page.press(await page.waitFor<{ x: number; y: number }>(findByText, selector, text));
    },
    async type(selector, text) {
      const element = await page.waitFor<Record<string, string>>(
        'return document.querySelector(arguments[0])',
        selector,
      );
      await connection.send('ElementSendKeys', { id: Object.values(element)[0], text });
    },
    async addInitScript(source) {
      const cmd = 'Page.addScriptToEvaluateOnNewDocument';
      await connection.send('ExecuteCdpCommand', { cmd, params: { source } });
    },
    close: connection.close,
  };
  return page;
}

/** A page with answers warns before it is unloaded; the person confirms. */
async function navigate(
  connection: Connection,
  command: 'Navigate' | 'Back',
  parameters = {},
): Promise<void> {
  try {
    await connection.send(command, parameters);
  } catch (error) {
    if (!/alert/i.test(String(error))) throw error;
    await connection.send('AcceptAlert');
  }
}

/** Scrolls to the last visible element with the text, and returns its centre. */
const findByText = `
  const [selector, text] = arguments;
  const visible = [...document.querySelectorAll(selector)].filter(
    (one) => one.getClientRects().length > 0 && one.textContent.replace(/\\s+/g, ' ').includes(text));
  const element = visible[visible.length - 1];
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };`;

const listReachable = `
  const [selectors] = arguments;
  return [...document.querySelectorAll(selectors.join())].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    if (width === 0 || !found || !element.contains(found)) return [];
    const isInPanel = element.closest('dialog, [role="group"]') !== null;
    return [{ element, kinds: selectors.filter((selector) => element.matches(selector)), isInPanel, x, y }];
  });`;
