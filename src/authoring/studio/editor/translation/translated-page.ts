import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { readEditable, writeEditable } from '../../../drafts/file-store.ts';
import type { PageTextsRequest, TranslationView, WriteOutcome } from '../../../drafts/requests.ts';
import { createPageFile } from '../../../exchange/translation/page-file.ts';
import { getKey, type TranslatableFile } from '../../../exchange/translation/translation-unit.ts';
import { parseOverlayName } from '../../../source/translation/overlay-files.ts';
import { RequestError } from '../files/requests.ts';

/**
 * Reads a translated page with the English texts.
 * @param root folder of the repository
 * @throws NotEditableError or RequestError for a file that is no translated page
 */
export function readTranslatedPage(root: string, file: string): TranslationView {
  const version = readEditable(root, file);
  const { language, page } = parsePage(root, file, version.text);
  const units = page.units.map((unit) => ({ ...unit, key: getKey(unit.id) }));
  return {
    ...version,
    language,
    english: units.map(({ key, source }) => ({ key, text: source, hash: '' })),
    page: {
      stage: page.stage,
      isStale: units.some(({ isStale }) => isStale),
      texts: Object.fromEntries(units.map(({ key, target }) => [key, target])),
    },
  };
}

/**
 * Writes texts of a translated page, with the hash of the English page. A changed text makes the page a draft again.
 * @throws RequestError if the page is not complete, or was stale and a text is not confirmed
 */
export function writeTranslatedPage(root: string, { file, texts, basedOn }: PageTextsRequest): WriteOutcome {
  const now = readEditable(root, file);
  if (now.hash !== basedOn) return { outcome: 'conflict', now };
  const { page } = parsePage(root, file, now.text);
  const open = page.units.filter(({ id, isStale }) => isStale && !Object.hasOwn(texts, getKey(id)));
  if (open.length > 0)
    throw new RequestError(`The English page has changed. Compare and confirm ${open.length} more texts.`);
  const changes = new Map(
    page.units.flatMap(({ id, source, target }) => {
      const text = texts[getKey(id)];
      return text === undefined || text === target ? [] : [[getKey(id), { source, target: text }] as const];
    }),
  );
  const written =
    changes.size === 0
      ? { text: page.stamp?.() ?? '' }
      : page.change(changes, { translator: '', today: getIndianDay() });
  if ('problem' in written) throw new RequestError(`${file}: ${written.problem}`);
  return writeEditable(root, file, written.text, basedOn);
}

function parsePage(
  root: string,
  file: string,
  text: string | null,
): { readonly language: string; readonly page: TranslatableFile } {
  const name = parseOverlayName(file);
  if (!name || !file.endsWith('.mdx') || !existsSync(join(root, name.source)))
    throw new RequestError(`${file} translates no page.`);
  const english = readFileSync(join(root, name.source), 'utf8');
  const page = createPageFile({ ...name, target: file }, english, text);
  return { language: name.language, page };
}
