/**
 * Removes the rules of a minified style sheet that cannot match a page before scripts change it: those that name a class that
 * the page does not have.
 */
export function removeUnusedCss(css, html) {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)),
  );
  return filterRules(css, classes);
}

function filterRules(css, classes) {
  return splitBlocks(css)
    .map(({ head, body }) => {
      if (body === undefined) return head;
      if (/^@(media|supports|container|layer|starting-style)\b/.test(head)) {
        const inner = filterRules(body, classes);
        return inner && `${head}{${inner}}`;
      }
      return head.startsWith('@') || canMatch(head, classes) ? `${head}{${body}}` : '';
    })
    .join('');
}

/** Whether one selector of a list can match an element. */
function canMatch(selectors, classes) {
  return splitSelectors(selectors).some((selector) => {
    let plainText = '';
    let isPossible = true;
    for (const { text, name, inside } of splitFunctions(selector)) {
      plainText += text;
      if (/^(is|where|has)$/.test(name ?? '') && !canMatch(inside, classes)) isPossible = false;
    }
    return (
      isPossible && [...plainText.matchAll(/\.([\w-]+)/g)].every(([, className]) => classes.has(className))
    );
  });
}

/** Splits a selector at its functions: the text before each, its name and its arguments. */
function splitFunctions(selector) {
  const parts = [];
  let rest = selector;
  for (let open = rest.indexOf('('); open >= 0; open = rest.indexOf('(')) {
    const close = findClosing(rest, open, '(', ')');
    const before = rest.slice(0, open);
    parts.push({ text: before, name: /:([\w-]+)$/.exec(before)?.[1], inside: rest.slice(open + 1, close) });
    rest = rest.slice(close + 1);
  }
  return [...parts, { text: rest }];
}

/** Splits a list of selectors at commas outside of parentheses. */
function splitSelectors(list) {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += character;
  }
  return selectors;
}

/** Splits CSS into the rules of one level: the text before the braces and within them. `@import …;` has no body. */
function splitBlocks(css) {
  const blocks = [];
  let from = 0;
  while (from < css.length) {
    const open = css.indexOf('{', from);
    const end = css.indexOf(';', from);
    if (end >= 0 && (open < 0 || end < open)) {
      blocks.push({ head: css.slice(from, end + 1) });
      from = end + 1;
    } else if (open < 0) {
      throw new Error(`The style sheet ends within a rule: ${css.slice(from)}`);
    } else {
      const close = findClosing(css, open, '{', '}');
      blocks.push({ head: css.slice(from, open), body: css.slice(open + 1, close) });
      from = close + 1;
    }
  }
  return blocks;
}

/** The index that closes the bracket at `open`. Characters in quotes are skipped. */
function findClosing(text, open, opener, closer) {
  let depth = 0;
  let quote = '';
  for (let index = open; index < text.length; index += 1) {
    const character = text[index];
    if (quote) {
      if (character === '\\') index += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === opener) depth += 1;
    else if (character === closer && --depth === 0) return index;
  }
  throw new Error(`The style sheet does not close "${opener}": ${text.slice(open, open + 80)}`);
}
