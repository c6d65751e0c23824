import { isList, isObject, type Json } from './json.ts';

/** A place in a JSON value: keys, and indexes in lists. */
export type Path = readonly (string | number)[];

/** The place as findings write it: "scores[2].report.bands". */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** The place that a finding names. */
export function parsePath(text: string): Path {
  if (text === '') return [];
  return text
    .replace(/\[(\d+)\]/g, '.[$1')
    .split('.')
    .map((step) => (step.startsWith('[') ? Number(step.slice(1)) : step));
}

/** Whether a place is another one or lies in it. */
export function isWithin(inner: Path, outer: Path): boolean {
  return outer.every((step, at) => inner[at] === step);
}

/** The value at a place; undefined where there is none. */
export function getValueAt(value: Json | undefined, path: Path): Json | undefined {
  let at = value;
  for (const step of path) {
    if (typeof step === 'number' && isList(at)) at = at[step];
    else if (typeof step === 'string' && isObject(at)) at = Object.hasOwn(at, step) ? at[step] : undefined;
    else return undefined;
  }
  return at;
}
