import { setTimeout } from 'node:timers/promises';
import type { Control, EnginePage } from '#tests/support/engines/engine-page.ts';
import type { AnsweredQuestionnaire } from './answered-questionnaire.ts';

/** What pressing a control did. */
export interface Outcome {
  /** The pressed controls, the last one as often as given. */
  readonly presses: readonly string[];
  readonly times: number;
  /** Number of answers on the device afterwards. */
  readonly answers: number;
  /** The visible text of panels and dialogs, for a while before the last control was pressed. */
  readonly textBefore: string;
}

/** Controls that may leave the questionnaire. */
const leavingWords = /exit|leave|close|back|home|log ?out/i;

/** Controls, menus and panels that are closed, and links. */
const selectors = ['a[href], button, [role="button"]', '[aria-expanded="false"]', 'a[href]'];

/** The time in which quick exit ignores a second press. */
const ignoredMs = 700;
/** Longer than `ignoredMs`. */
const readingMs = 750;
/** Until a removal of data is complete. */
const removalMs = 500;

/**
 * Presses every control of a questionnaire whose accessible name holds a word of leaving, once and twice, each time
 * in a newly opened questionnaire. Finds the controls itself: on the page, in menus and panels, in the dialog of the
 * first link, and in what the controls themselves open.
 */
export async function tryWaysOut(page: EnginePage, questionnaire: AnsweredQuestionnaire): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const seen = new Set<string>();
  const states: (readonly string[])[] = [[]];
  for (let state = states.shift(); state; state = states.shift()) {
    await openState(state);
    const controls = await page.listControls(selectors);
    const textBefore = await readPanels();
    const firstLink = controls.find(({ kinds }) => kinds.includes('a[href]'));
    for (const control of controls) {
      const { name, kinds, isInPanel } = control;
      const isLeaving = leavingWords.test(name);
      const opens =
        kinds.includes('[aria-expanded="false"]') || (state.length === 0 && control === firstLink);
      // The same control is tried once, and again if it is in another panel or has opened one.
      const key = JSON.stringify([name, isInPanel ? textBefore : kinds]);
      if (seen.has(key) || !(isLeaving || opens)) continue;
      seen.add(key);
      const presses = [...state, name];
      if (opens && !isLeaving) states.push(presses);
      for (const times of isLeaving ? [1, 2] : []) {
        await pressQuickly(state, control, times);
        await setTimeout(removalMs);
        const hasOpened = (await isOpen()) && (await readPanels()) !== textBefore;
        if (times === 1 && hasOpened) states.push(presses);
        outcomes.push({ presses, times, answers: await questionnaire.countAnswers(), textBefore });
      }
    }
  }
  return outcomes;

  async function openState(presses: readonly string[]) {
    await questionnaire.open();
    for (const name of presses) {
      await page.press(await findControl(page, name));
      await setTimeout(readingMs);
    }
  }
  /** On a loaded machine the second press may come so late that it is one of its own: then it is tried again. */
  async function pressQuickly(state: readonly string[], control: Control, times: number) {
    for (let tries = 8; tries > 0; tries -= 1) {
      await openState(state);
      const start = performance.now();
      await page.press(control, times);
      if (times === 1 || performance.now() - start < ignoredMs) return;
    }
    throw new Error(`${control.name}: no two presses within ${ignoredMs} ms in eight tries.`);
  }
  function isOpen() {
    return page.evaluate<boolean>('return location.pathname === arguments[0]', questionnaire.path);
  }
  function readPanels() {
    return page.evaluate<string>(
      `return [...document.querySelectorAll('dialog[open], [role="group"]')]
         .filter((panel) => panel.checkVisibility()).map((panel) => panel.innerText).join('\\n');`,
    );
  }
}

async function findControl(page: EnginePage, name: string): Promise<Control> {
  const control = (await page.listControls(selectors)).findLast((one) => one.name === name);
  if (!control) throw new Error(`No control is named "${name}".`);
  return control;
}
