/** How much a selector weighs in the cascade: ids, then classes with attributes and states, then elements. */
export type Weight = readonly [ids: number, classes: number, elements: number];

/**
 * The weight of one selector without commas outside brackets, by the rules of Selectors Level 4. `:where()` weighs
 * nothing; `:is()`, `:not()` and `:has()` weigh as their heaviest part.
 */
export function weightOf(selector: string): Weight {
  let total: Weight = [0, 0, 0];
  let rest = selector;
  while (rest !== '') {
    const [part, weight] = first(rest);
    total = sum(total, weight);
    rest = rest.slice(part.length);
  }
  return total;
}

/** The parts of a list of selectors: cut at each comma that stands in no bracket. */
export function selectorsIn(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, sign] of [...list].entries()) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign !== ',' || depth > 0) continue;
    parts.push(list.slice(from, at));
    from = at + 1;
  }
  return [...parts, list.slice(from)].map((part) => part.trim());
}

const name = String.raw`(?:[\w-]|\\.|[^\0-\x7f])+`;
const kinds: readonly [RegExp, Weight][] = [
  [new RegExp(`^#${name}`), [1, 0, 0]],
  [new RegExp(`^\\.${name}`), [0, 1, 0]],
  [/^\[[^\]]*\]/, [0, 1, 0]],
  [new RegExp(`^::${name}(?:\\([^)]*\\))?`), [0, 0, 1]],
  [new RegExp(`^:${name}`), [0, 1, 0]],
  [new RegExp(`^${name}`), [0, 0, 1]],
];

/** The first piece of a selector, with its weight: a sign that joins or stands for all weighs nothing. */
function first(selector: string): readonly [string, Weight] {
  const ofSelectors = /^:(where|is|not|has)\(/.exec(selector);
  if (ofSelectors) {
    const inside = bracket(selector, ofSelectors[0].length);
    const part = selector.slice(0, ofSelectors[0].length + inside.length + 1);
    return [part, ofSelectors[1] === 'where' ? [0, 0, 0] : heaviest(selectorsIn(inside).map(weightOf))];
  }
  for (const [pattern, weight] of kinds) {
    const [found] = pattern.exec(selector) ?? [];
    if (found === undefined) continue;
    const opens = selector[found.length] === '(' ? `(${bracket(selector, found.length + 1)})` : '';
    return [found + opens, weight];
  }
  return [selector.slice(0, 1), [0, 0, 0]];
}

/** What stands from `from` to the bracket that closes it. */
function bracket(text: string, from: number): string {
  let depth = 1;
  let end = from;
  while (end < text.length) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) break;
    end += 1;
  }
  return text.slice(from, end);
}

const sum = (one: Weight, other: Weight): Weight => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];

/** @returns more than 0 when the first weighs more, 0 when both weigh alike */
export function compare(one: Weight, other: Weight): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function heaviest(weights: readonly Weight[]): Weight {
  return weights.reduce((most, weight) => (compare(weight, most) > 0 ? weight : most));
}
