/** Elements with the content of stories. */
const stories = '#storybook-root, .docs-story, .wb-embedded:not(.wb-page)';
const observerOptions: MutationObserverInit = { childList: true, characterData: true, subtree: true };

const originals = new Map<Text, string>();
const changes = new MutationObserver(lengthenAll);

/** Lengthens the text of all stories, as translations may, or restores it. */
export function setLongText(on: boolean): void {
  if (!on && originals.size === 0) return;
  changes.disconnect();
  for (const [node, text] of originals) if (node.data === lengthen(text)) node.data = text;
  originals.clear();
  if (on) lengthenAll();
}

function lengthenAll(): void {
  changes.disconnect();
  for (const story of document.querySelectorAll(stories)) {
    const nodes = document.createTreeWalker(story, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const text = originals.get(node);
      if (node.parentElement?.closest('style, script') || (text && node.data === lengthen(text))) continue;
      originals.set(node, node.data);
      node.data = lengthen(node.data);
    }
  }
  changes.observe(document.body, observerOptions);
}

/** Makes text about half as long again: doubles vowels, and lengthens long words further, like compounds. */
function lengthen(text: string): string {
  return text.replace(/\p{L}{4,}/gu, (word) => {
    const doubled = word.replace(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase());
    return word.length < 9 ? doubled : doubled + doubled.slice(doubled.length / 2);
  });
}
