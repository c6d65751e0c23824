/** What a page of the workbench calls a type that is one of the program's own. */
const own: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'yes or no',
  null: 'none',
  undefined: 'none',
  ReactNode: 'text or elements',
  ElementType: 'the name of an element',
  FormEventHandler: 'what happens then',
  Ref: 'a handle for the code around it',
  // Lists that are never changed, which the reader of types does not know.
  unknown: 'a list',
  CarouselWords: 'its words',
  HistoryLayout: 'sizes in pixels',
  BarLayout: 'sizes in pixels',
};

/**
 * The type of a prop in words for whoever draws with it, from the one for whoever programs with it.
 * @returns the type as it was where nothing better is known
 */
export function typeInWords(type: string): string {
  const plain = type
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
  const parts = alternatives(plain);
  if (parts.length > 1) return eitherOf(parts);
  if (plain.startsWith('(') && plain.includes('=>')) return ofFunction(plain);
  if (plain.startsWith('{')) return `a group: ${namesIn(plain).join(', ')}`;
  if (plain.endsWith('[]')) return 'a list';
  if (/^(['"]).*\1$/.test(plain)) return plain.slice(1, -1) || 'nothing';
  if (plain.startsWith('(typeof levels)') || plain.startsWith("LevelProps['level']"))
    return 'Low, Average or High';
  return own[plain.replace(/<.*>$/, '')] ?? plain;
}

/** "primary, ghost or quiet"; what may be missing comes last. */
function eitherOf(parts: readonly string[]): string {
  const given = parts.filter((part) => part !== 'null' && part !== 'undefined');
  const words = [...new Set(given.map(typeInWords))];
  const last = given.length < parts.length ? ['none'] : words.splice(-1);
  return [words.join(', '), ...last].filter(Boolean).join(' or ');
}

function ofFunction(type: string): string {
  const gives = type.slice(type.lastIndexOf('=>') + 2).trim();
  if (gives === 'void' || gives.startsWith('Promise')) return 'what happens then';
  return `made by the code around it: ${typeInWords(gives)}`;
}

/** The parts of a union: cut at each bar that stands in no bracket. */
function alternatives(type: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of type.replaceAll('=>', '\u21d2')) {
    if ('([{<'.includes(sign)) depth += 1;
    if (')]}>'.includes(sign)) depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.replaceAll('\u21d2', '=>').trim()).map(unwrapped);
}

/** Without brackets around the whole, which keep a function apart in a union. */
function unwrapped(type: string): string {
  return /^\(\(.*\)$/.test(type) ? type.slice(1, -1) : type;
}

const namesIn = (type: string) => [...type.matchAll(/(\w+)\??:/g)].map(([, name = '']) => name);
