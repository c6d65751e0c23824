/** What a device would say if it were set otherwise than this one. */
export interface DeviceAnswers {
  /** Colours are forced on the page. */
  readonly forced: boolean;
  /** Less motion is wanted. */
  readonly reduced: boolean;
  /** Letters are so many times as large as usual. */
  readonly letters: number;
}

const asItIs: DeviceAnswers = { forced: false, reduced: false, letters: 1 };
const yes = '(min-width: 0px)';
const no = '(max-width: 0px)';

let answers = asItIs;
const asWritten = new Map<CSSMediaRule, string>();
const listeners = new Set<EventListener>();
const newSheets = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLLinkElement) node.addEventListener('load', rewriteAll, { once: true });
  rewriteAll();
});

/** Style sheets and scripts find the device as given here, until it is said otherwise. */
export function answerAs(given: DeviceAnswers): void {
  if (JSON.stringify(given) === JSON.stringify(answers)) return;
  answers = given;
  rewriteAll();
  newSheets.disconnect();
  if (JSON.stringify(given) !== JSON.stringify(asItIs)) newSheets.observe(document.head, { childList: true });
  for (const listener of listeners) listener(new Event('change'));
}

/** A media query as this device has to read it, to come to the answer of the other one. */
function reread(query: string): string {
  let text = query;
  if (answers.forced) text = text.replace(/\(forced-colors: ?active\)/g, yes);
  if (answers.reduced)
    text = text
      .replace(/\(prefers-reduced-motion: ?reduce\)/g, yes)
      .replace(/\(prefers-reduced-motion: ?no-preference\)/g, no);
  // Lengths in em are of the reader's own letters here, which the page cannot change.
  if (answers.letters !== 1)
    text = text.replace(/([\d.]+)em\b/g, (_, em: string) => `${Number(em) * answers.letters}em`);
  return text;
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = asWritten.get(rule) ?? rule.media.mediaText;
      const text = reread(own);
      if (text !== rule.media.mediaText) {
        asWritten.set(rule, own);
        rule.media.mediaText = text;
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

// From the start, since components ask when they are first drawn.
const ask = globalThis.window?.matchMedia?.bind(window);
if (ask) window.matchMedia = (query) => followed(ask(reread(query)));

/** Whoever listens for a change hears of a change of the answers too. */
function followed(list: MediaQueryList): MediaQueryList {
  const { addEventListener, removeEventListener } = list;
  list.addEventListener = (type: string, listener: EventListener) => {
    listeners.add(listener);
    addEventListener.call(list, type, listener);
  };
  list.removeEventListener = (type: string, listener: EventListener) => {
    listeners.delete(listener);
    removeEventListener.call(list, type, listener);
  };
  return list;
}
