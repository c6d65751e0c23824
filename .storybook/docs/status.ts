/** How far a component is, by a tag of its story file's `meta`. Without one it is stable. */
const states: Readonly<Record<string, string>> = {
  new: 'New: it may still change with what its first users say.',
  changing: 'Changing: its look or its props will be different soon. Ask before you build on it.',
  leaving: 'Leaving: do not use it in anything new.',
};

/** The sentence on a component's status. */
export function statusOf(tags: readonly string[]): string {
  return tags.map((tag) => states[tag]).find(Boolean) ?? 'Stable';
}
