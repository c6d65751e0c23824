/** Where words are a story's own, and not the workbench's. */
const stories = '#storybook-root, .docs-story, .wb-alone:not(.wb-page)';
const watched: MutationObserverInit = { childList: true, characterData: true, subtree: true };

const own = new Map<Text, string>();
const changes = new MutationObserver(lengthenAll);

/** Words as long as other languages have them, in every story; or as they are written. */
export function lengthenWords(on: boolean): void {
  if (!on && own.size === 0) return;
  changes.disconnect();
  for (const [node, text] of own) if (node.data === lengthened(text)) node.data = text;
  own.clear();
  if (on) lengthenAll();
}

function lengthenAll(): void {
  changes.disconnect();
  for (const story of document.querySelectorAll(stories)) {
    const nodes = document.createTreeWalker(story, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const text = own.get(node);
      if (node.parentElement?.closest('style, script') || (text && node.data === lengthened(text))) continue;
      own.set(node, node.data);
      node.data = lengthened(node.data);
    }
  }
  changes.observe(document.body, watched);
}

/** About half as long again: vowels twice, and long words longer still, as compounds are. */
function lengthened(text: string): string {
  return text.replace(/\p{L}{4,}/gu, (word) => {
    const drawn = word.replace(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase());
    return word.length < 9 ? drawn : drawn + drawn.slice(drawn.length / 2);
  });
}
