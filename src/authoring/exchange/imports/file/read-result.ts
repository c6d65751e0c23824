import type { Problem } from '#domain/instrument/problem.ts';
import { createFinding } from '../../../finding/create-finding.ts';
import type { Finding } from '../../../finding/finding.ts';
import type { ForeignForm } from '../foreign-form.ts';

/** A file of an author, from disk or from the editor. */
export interface FormFile {
  /** Name with extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Reads a file in the same folder; undefined if there is none. */
  readonly readSibling?: (name: string) => Uint8Array | undefined;
}

/** The forms of a file and its kind, or the findings that prevented reading it. */
export type ReadFormResult =
  | { readonly kind: string; readonly forms: readonly ForeignForm[]; readonly findings?: never }
  | { readonly forms?: never; readonly findings: readonly Finding[] };

/** The title of a form that has none: the name of its file. */
export function getTitle(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Creates a result with one finding. */
export function createRefusal(
  file: string,
  { line, ...problem }: Problem & { readonly line?: number },
): ReadFormResult {
  return { findings: [createFinding(file, line, problem)] };
}
