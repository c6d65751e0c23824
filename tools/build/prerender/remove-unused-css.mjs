/**
 * The rules of a minified style sheet that may apply to a page before any script has changed it. A rule goes only when
 * it names a class that is nowhere in the page; everything else stays as it is and in its order.
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

/** May one of these selectors, divided by commas, hold for an element? */
function canMatch(selectors, classes) {
  return splitSelectors(selectors).some((selector) => {
    let named = '';
    let isPossible = true;
    for (const { text, name, inside } of splitFunctions(selector)) {
      named += text;
      if (/^(is|where|has)$/.test(name ?? '') && !canMatch(inside, classes)) isPossible = false;
    }
    return isPossible && [...named.matchAll(/\.([\w-]+)/g)].every(([, one]) => classes.has(one));
  });
}

/** What stands outside of parentheses, piece by piece, each with the function that follows it. */
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

/** Selectors of a list; commas within parentheses divide nothing. */
function splitSelectors(list) {
  const found = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

/** Rules and at-rules of one level: what stands before the braces and within them; no body for `@import …;`. */
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
      throw new Error(`A style sheet ends in the middle: ${css.slice(from)}`);
    } else {
      const close = findClosing(css, open, '{', '}');
      blocks.push({ head: css.slice(from, open), body: css.slice(open + 1, close) });
      from = close + 1;
    }
  }
  return blocks;
}

/** Where what opens at `open` closes; signs within quotes do not count. */
function findClosing(text, open, opener, closer) {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at += 1) {
    const sign = text[at];
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === opener) depth += 1;
    else if (sign === closer && --depth === 0) return at;
  }
  throw new Error(`Nothing closes ${text.slice(open, open + 80)}`);
}
