/** Status by the tag of `meta` in a story file. Without a tag a component is stable. */
const statuses: Readonly<Record<string, string>> = {
  new: 'New: may change after feedback.',
  changing: 'Changing: styles or props will change soon. Ask before you use it.',
  deprecated: 'Deprecated: do not use it in new code.',
};

/** Describes the status of a component. */
export function describeStatus(tags: readonly string[]): string {
  return tags.map((tag) => statuses[tag]).find(Boolean) ?? 'Stable';
}
