import { join } from 'node:path';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { checkContentFiles } from './check-content.ts';
import type { Finding } from '../finding/finding.ts';
import { type ContentFiles, readContentFolder } from '../source/content-files.ts';
import { parseOverlayName } from '../source/translation/overlay-files.ts';
import { readQuestionnaires } from './questionnaires.ts';

/** A file with its unsaved text. */
interface FileText {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
}

const questionnaires = /^questionnaires\//;

/**
 * Checks a file as if it had this text, with all other files as saved.
 * @param root folder of the repository
 * @param today YYYY-MM-DD
 */
export function checkDraft(root: string, { file, text }: FileText, today = getIndianDay()): Finding[] {
  return findInDraft(root, { file, text }, today).filter((finding) => finding.file === file);
}

function findInDraft(root: string, { file, text }: FileText, today: string): Finding[] {
  const folder = join(root, 'questionnaires');
  const isQuestionnaire = questionnaires.test(file) && !parseOverlayName(file);
  const drafts = new Map(isQuestionnaire ? [[file.replace(questionnaires, ''), text]] : []);
  const disk = readContentFolder(root);
  const content = isQuestionnaire ? disk : overlayDraft(disk, file, text);
  return checkContentFiles(content, readQuestionnaires(folder, drafts), today);
}

function overlayDraft(disk: ContentFiles, file: string, text: string): ContentFiles {
  return {
    names: [...new Set([...disk.names, file])].sort(),
    questionnaires: disk.questionnaires,
    allQuestionnaires: disk.allQuestionnaires,
    has: (name) => name === file || disk.has(name),
    text: (name) => (name === file ? text : disk.text(name)),
    bytes: (name) => (name === file ? Buffer.byteLength(text) : disk.bytes(name)),
    seconds: disk.seconds,
    isPicture: disk.isPicture,
  };
}
