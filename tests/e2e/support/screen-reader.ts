import type { CDPSession, Page } from '@playwright/test';

/** An element of the accessibility tree. */
interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Active states: 'required', 'invalid', 'readonly', 'checked', 'expanded', 'disabled'. */
  readonly states: readonly string[];
}

/** A keyboard and a screen reader. */
export interface ScreenReader {
  /** The focused element in the accessibility tree. */
  focus(): Promise<AxNode>;
  /**
   * Presses Tab until this element has the focus, and records each stop.
   * @throws Error if it is not reached
   */
  tabTo(role: string, name: RegExp): Promise<AxNode>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until a live region announces this. */
  expectAnnouncement(text: RegExp): Promise<void>;
  /** Waits until this element has the focus without a key press. */
  expectFocus(role: string, name: RegExp): Promise<AxNode>;
  /** Records a sentence. */
  note(sentence: string): void;
  /** The recorded steps. */
  readonly transcript: readonly string[];
}

const states = ['required', 'invalid', 'readonly', 'checked', 'expanded', 'disabled'];

/** Starts recording. Must be called before the first page is opened. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const transcript: string[] = [];
  const announcements: string[] = [];
  await page.exposeFunction('heardByListener', (text: string) => announcements.push(text));
  await page.addInitScript(recordLiveRegions);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const focus = () => getFocusedNode(cdp);

  async function waitFor(what: string, done: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + 10_000; Date.now() < end; await page.waitForTimeout(50)) {
      if (await done()) return;
    }
    throw new Error(
      `${what}; the focus is on ${describeNode(await focus())}; said so far: ${announcements.join(' | ')}`,
    );
  }

  return {
    transcript,
    focus,
    async tabTo(role, name) {
      const stops: string[] = [];
      for (let i = 0; i < 40; i += 1) {
        await page.keyboard.press('Tab');
        const node = await focus();
        stops.push(describeNode(node));
        if (node.role === role && name.test(node.name)) {
          transcript.push(`Tab to ${stops.join(', then ')}.`);
          return node;
        }
      }
      throw new Error(`Tab never reached ${role} ${name}: ${stops.join(', ')}`);
    },
    async press(key) {
      await page.keyboard.press(key);
      transcript.push(`Press ${key}: the focus is on ${describeNode(await focus())}.`);
    },
    async type(text) {
      await page.keyboard.type(text);
      transcript.push(`Type "${/river \d/.test(text) ? 'the password' : text}".`);
    },
    async expectAnnouncement(pattern) {
      await waitFor(`Nothing said ${pattern}`, async () => announcements.some((text) => pattern.test(text)));
      const text = announcements.find((one) => pattern.test(one));
      announcements.length = 0;
      transcript.push(`Hear: "${text}"`);
    },
    async expectFocus(role, name) {
      await waitFor(`The focus never came to ${role} ${name}`, async () => {
        const node = await focus();
        return node.role === role && name.test(node.name);
      });
      const node = await focus();
      transcript.push(`The focus is led to ${describeNode(node)}.`);
      return node;
    },
    note: (sentence) => void transcript.push(sentence),
  };
}

function describeNode({ role, name, description, states }: AxNode): string {
  const more = [...states, description && `"${description}"`].filter(Boolean).join(', ');
  return `${role} "${name}"${more && ` (${more})`}`;
}

async function getFocusedNode(cdp: CDPSession): Promise<AxNode> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId as string,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const text = (value: { value?: unknown } | undefined) => String(value?.value ?? '').trim();
  return {
    role: text(node?.role),
    name: text(node?.name),
    description: text(node?.description),
    states: (node?.properties ?? [])
      .filter(({ name, value }) => states.includes(name) && !['false', ''].includes(String(value.value)))
      .map(({ name }) => name),
  };
}

/** Runs in the page: reports the text of live regions on every change. */
function recordLiveRegions(): void {
  const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
  const last = new WeakMap<Element, string>();
  const announce = (node: AxNode | globalThis.Node) => {
    const element = node instanceof Element ? node : (node as globalThis.Node).parentElement;
    const found = [element?.closest(regions), ...(element?.querySelectorAll(regions) ?? [])];
    for (const region of found) {
      const text = region?.textContent?.replace(/\s+/g, ' ').trim();
      if (!region || !text || last.get(region) === text) continue;
      last.set(region, text);
      (window as unknown as { heardByListener(text: string): void }).heardByListener(text);
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) announce(node as never);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
