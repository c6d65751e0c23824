/** Settings of a device that are emulated. */
export interface EmulatedMedia {
  readonly hasForcedColours: boolean;
  readonly hasReducedMotion: boolean;
  /** Factor of the text size. */
  readonly textScale: number;
}

const noEmulation: EmulatedMedia = { hasForcedColours: false, hasReducedMotion: false, textScale: 1 };
const alwaysTrue = '(min-width: 0px)';
const alwaysFalse = '(max-width: 0px)';

let emulated = noEmulation;
const originals = new Map<CSSMediaRule, string>();
const listeners = new Set<EventListener>();
const newSheets = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLLinkElement) node.addEventListener('load', rewriteAll, { once: true });
  rewriteAll();
});

/** Emulates device settings for style sheets and for `matchMedia`. */
export function emulateMedia(media: EmulatedMedia): void {
  if (JSON.stringify(media) === JSON.stringify(emulated)) return;
  emulated = media;
  rewriteAll();
  newSheets.disconnect();
  if (JSON.stringify(media) !== JSON.stringify(noEmulation))
    newSheets.observe(document.head, { childList: true });
  for (const listener of listeners) listener(new Event('change'));
}

/** Rewrites a media query so that it has the result of the emulated device. */
function rewriteQuery(query: string): string {
  let text = query;
  if (emulated.hasForcedColours) text = text.replace(/\(forced-colors: ?active\)/g, alwaysTrue);
  if (emulated.hasReducedMotion)
    text = text
      .replace(/\(prefers-reduced-motion: ?reduce\)/g, alwaysTrue)
      .replace(/\(prefers-reduced-motion: ?no-preference\)/g, alwaysFalse);
  // In media queries, em is the text size of the browser, which a page cannot change.
  if (emulated.textScale !== 1)
    text = text.replace(/([\d.]+)em\b/g, (_, em: string) => `${Number(em) * emulated.textScale}em`);
  return text;
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      const text = rewriteQuery(original);
      if (text !== rule.media.mediaText) {
        originals.set(rule, original);
        rule.media.mediaText = text;
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

// Replaced when the module loads, because components call it during the first render.
const matchMedia = globalThis.window?.matchMedia?.bind(window);
if (matchMedia) window.matchMedia = (query) => notifyOnEmulation(matchMedia(rewriteQuery(query)));

/** Adds the listeners of a media query to those that a change of the emulation calls. */
function notifyOnEmulation(list: MediaQueryList): MediaQueryList {
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
