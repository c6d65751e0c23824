import { isList, isObject, type Json } from '../../../source/json-value.ts';

/** Path of a JSON value: keys and list indices. */
export type Path = readonly (string | number)[];

/** Formats a path as in findings: "scores[2].report.bands". */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** Parses the path of a finding. */
export function parsePath(text: string): Path {
  if (text === '') return [];
  return text
    .replace(/\[(\d+)\]/g, '.[$1')
    .split('.')
    .map((step) => (step.startsWith('[') ? Number(step.slice(1)) : step));
}

/** Returns true if `inner` equals `outer` or is below it. */
export function isWithin(inner: Path, outer: Path): boolean {
  return outer.every((step, at) => inner[at] === step);
}

/** Returns the value at a path, or undefined. */
export function getValueAt(value: Json | undefined, path: Path): Json | undefined {
  let at = value;
  for (const step of path) {
    if (typeof step === 'number' && isList(at)) at = at[step];
    else if (typeof step === 'string' && isObject(at)) at = Object.hasOwn(at, step) ? at[step] : undefined;
    else return undefined;
  }
  return at;
}
