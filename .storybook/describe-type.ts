/** Descriptions of types. */
const knownTypes: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'yes or no',
  null: 'none',
  undefined: 'none',
  ReactNode: 'text or elements',
  ElementType: 'the name of an element',
  FormEventHandler: 'what happens then',
  Ref: 'a handle for the code around it',
  // react-docgen reports readonly arrays as unknown.
  unknown: 'a list',
  CarouselMessages: 'its messages',
  HistoryLayout: 'sizes in pixels',
  BarLayout: 'sizes in pixels',
};

/**
 * Describes the type of a prop in words, for designers.
 * @returns the type itself if it is not known
 */
export function describeType(type: string): string {
  const plain = type
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
  const parts = splitUnion(plain);
  if (parts.length > 1) return describeUnion(parts);
  if (plain.startsWith('(') && plain.includes('=>')) return describeFunction(plain);
  if (plain.startsWith('{')) return `a group: ${listNames(plain).join(', ')}`;
  if (plain.endsWith('[]')) return 'a list';
  if (/^(['"]).*\1$/.test(plain)) return plain.slice(1, -1) || 'nothing';
  if (plain.startsWith('(typeof levels)') || plain.startsWith("LevelProps['level']"))
    return 'Low, Average or High';
  return knownTypes[plain.replace(/<.*>$/, '')] ?? plain;
}

/** Such as "primary, secondary or tertiary". null and undefined are last. */
function describeUnion(parts: readonly string[]): string {
  const values = parts.filter((part) => part !== 'null' && part !== 'undefined');
  const words = [...new Set(values.map(describeType))];
  const last = values.length < parts.length ? ['none'] : words.splice(-1);
  return [words.join(', '), ...last].filter(Boolean).join(' or ');
}

function describeFunction(type: string): string {
  const result = type.slice(type.lastIndexOf('=>') + 2).trim();
  if (result === 'void' || result.startsWith('Promise')) return 'what happens then';
  return `made by the code around it: ${describeType(result)}`;
}

/** Splits a union at each `|` outside of brackets. */
function splitUnion(type: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of type.replaceAll('=>', '\u21d2')) {
    if ('([{<'.includes(character)) depth += 1;
    if (')]}>'.includes(character)) depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.replaceAll('\u21d2', '=>').trim()).map(removeParentheses);
}

/** Removes the parentheses around a function type in a union. */
function removeParentheses(type: string): string {
  return /^\(\(.*\)$/.test(type) ? type.slice(1, -1) : type;
}

const listNames = (type: string) => [...type.matchAll(/(\w+)\??:/g)].map(([, name = '']) => name);
