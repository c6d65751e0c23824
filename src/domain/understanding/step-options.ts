/** Number of options besides the step of the page. */
const otherOptionCount = 2;

/**
 * Selects the options of the question about the next step, in an order that says nothing about which one is right.
 * The same texts give the same options, so that the question does not change while it is displayed.
 * @param step a step that the page offers
 * @param others steps that the page does not offer
 * @returns three options, or an empty list if there are too few steps
 */
export function selectStepOptions(step: string, others: readonly string[]): readonly string[] {
  if (step === '' || others.length < otherOptionCount) return [];
  const selected = sortByHash(others, step).slice(0, otherOptionCount);
  return sortByHash([step, ...selected], '');
}

/** @param seed changes the order */
function sortByHash(texts: readonly string[], seed: string): readonly string[] {
  return [...texts].sort((a, b) => hash(seed + a) - hash(seed + b));
}

/** The hash FNV-1a of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
