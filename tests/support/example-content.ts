import { checkContentFiles } from '#authoring/check/check-content.ts';
import type { Finding } from '#authoring/finding/finding.ts';
import type { Files, RuleGroup } from '#authoring/finding/rule.ts';
import type { ContentFiles } from '#authoring/source/content-files.ts';
import {
  json,
  createContentFiles,
  drawing,
  exercisePage,
  page,
  quiet,
  sitePage,
  today,
} from './content-files.ts';

/** A page with a video of two minutes, for examples of its captions. */
const videoFiles: Files = {
  [quiet]: '<Video file="calm" title="Calm">\n\nWaves.\n\n</Video>',
  'content/media/calm.mp4': '2:00',
  'content/media/calm.jpg': '20 kB',
};

/** Runs the content check on the fixture content with an example of a rule. */
export function checkExample({ file, folder }: RuleGroup, example: string | Files): Finding[] {
  const changed =
    typeof example === 'string' ? { ...(folder === 'captions' ? videoFiles : {}), [file]: example } : example;
  const files = createContentFiles();
  if (folder === 'exercise') files['content/pictures/rest.svg'] = drawing;
  for (const [path, text] of Object.entries(changed)) {
    if (text === '') delete files[path];
    else files[path] = createFileText(path, text, files[path]);
  }
  return checkContentFiles(createMemoryFiles(files), { instruments: [], published: [], findings: [] }, today);
}

/** The complete text of a file: a page body gets a head, keys of a JSON file are merged. */
function createFileText(path: string, text: string, before: string | undefined): string {
  if (path.endsWith('.json') && before !== undefined) return json(setKeys(JSON.parse(before), text));
  if (!path.endsWith('.mdx') || text.trimStart().startsWith('---')) return text;
  const slug = /([^/]+)\.mdx$/.exec(path)?.[1] ?? '';
  if (path.startsWith('content/exercises/')) return exercisePage(text);
  return path.startsWith('content/site/') ? sitePage(slug, '2026-11-01', text) : page(text);
}

type Json = Record<string, unknown> | unknown[];

/** Sets keys of a file: at their path, else where the key first occurs, else at the top level. */
function setKeys(file: Json, keys: string): Json {
  for (const [key, value] of Object.entries(JSON.parse(`{${keys}}`) as Record<string, unknown>)) {
    const steps = key.startsWith('/') ? [key] : (key.match(/[^.[\]]+/g) ?? []);
    const last = steps.at(-1) ?? key;
    let parent: Json | undefined = file;
    for (const step of steps.slice(0, -1)) parent = (parent as Record<string, Json>)?.[step];
    if (steps.length === 1) parent = findHolder(file, key) ?? file;
    (parent as Record<string, unknown>)[last] = value;
  }
  return file;
}

function findHolder(node: unknown, key: string): Json | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (!Array.isArray(node) && Object.hasOwn(node, key)) return node as Json;
  for (const child of Object.values(node)) {
    const found = findHolder(child, key);
    if (found) return found;
  }
  return undefined;
}

/** Videos and pictures are represented by their length and size: "2:00, 8 MB". */
function createMemoryFiles(files: Files): ContentFiles {
  const text = (file: string) => {
    const found = files[file];
    if (found === undefined) throw new Error(`There is no ${file}.`);
    return found;
  };
  return {
    names: Object.keys(files)
      .sort()
      .filter((file) => file.startsWith('content/')),
    questionnaires: Object.keys(files).filter((file) => /^questionnaires\/[^/]+$/.test(file)),
    allQuestionnaires: Object.keys(files).filter((file) => file.startsWith('questionnaires/')),
    has: (file) => Object.hasOwn(files, file),
    text,
    bytes: (file) => {
      const [, size, unit] = /([\d.]+) (kB|MB)/.exec(text(file)) ?? [];
      return size === undefined ? 1000 : Number(size) * (unit === 'MB' ? 1_000_000 : 1000);
    },
    isPicture: (file) => text(file) !== 'no picture',
    seconds: (file) => {
      const [, minutes, seconds] = /^(\d+):(\d\d)/.exec(text(file)) ?? [];
      return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
    },
  };
}
