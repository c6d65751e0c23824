import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { checkContent } from '#authoring/check/check-content.ts';
import { formatFinding } from '#authoring/finding/finding.ts';
import { parseOverlayName } from '#authoring/source/translation/overlay-files.ts';
import { unpublished } from '#authoring/rules/version/unpublished.ts';
import { createContentFiles, today } from './content-files.ts';

export { drawing, emptyIndex, exercisePage, json, page, quiet, sitePage, today } from './content-files.ts';

const repository = join(import.meta.dirname, '../..');

/** Creates a folder with valid content before each test, and removes it afterwards. */
export function createContentFixture() {
  const folder = { root: '' };
  beforeEach(() => {
    folder.root = mkdtempSync(join(tmpdir(), 'wellness-check-content-'));
    cpSync(join(repository, 'questionnaires'), join(folder.root, 'questionnaires'), {
      recursive: true,
      // Tests of translations write their own.
      filter: (file) => parseOverlayName(file) === undefined,
    });
    for (const [file, text] of Object.entries(createContentFiles())) write(file, text);
    // The questionnaires link to pages of the real reading order, here to the first page. They are unpublished.
    for (const name of ['S1-psychological', 'S2-emotional', 'S3-social', 'S4-distress', 'S5-activity']) {
      const file = `questionnaires/${name}.json`;
      edit(file, (text) =>
        text
          .replace(/"reading": \[[^\]]*\]/g, '"reading": ["quiet1"]')
          .replace(/"version": "[^"]*"/, '"version": "1.0"')
          .replaceAll('call 112', 'call for help'),
      );
    }
    rmSync(join(folder.root, 'questionnaires/published'), { recursive: true });
  });
  afterEach(() => rmSync(folder.root, { recursive: true, force: true }));

  function write(file: string, text: string | Buffer): void {
    mkdirSync(dirname(join(folder.root, file)), { recursive: true });
    writeFileSync(join(folder.root, file), text);
  }
  function edit(file: string, change: (text: string) => string): void {
    write(file, change(readFileSync(join(folder.root, file), 'utf8')));
  }
  /** Lists all findings except unpublished questionnaires. */
  function listFindings(day = today): string[] {
    return checkContent(folder.root, day)
      .filter(({ rule }) => rule !== unpublished.id)
      .map(
        (finding) => `${finding.level === 'advice' ? 'Advice. ' : ''}${removeRuleId(formatFinding(finding))}`,
      );
  }
  return { folder, write, edit, listFindings };
}

/** The text of a finding without its rule id, which other tests check. */
function removeRuleId(text: string): string {
  return text.replace(/ {2}\[[^\]]*\](?=\n)/, '');
}

/** The first bytes of a JPEG, which the check recognises as a picture. */
export const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** A video that consists of a header with its length in seconds. */
export function createVideo(seconds: number): Buffer {
  const header = Buffer.alloc(108);
  header.writeUInt32BE(108, 0);
  header.write('mvhd', 4, 'latin1');
  header.writeUInt32BE(1000, 20);
  header.writeUInt32BE(seconds * 1000, 24);
  const movie = Buffer.alloc(8);
  movie.writeUInt32BE(116, 0);
  movie.write('moov', 4, 'latin1');
  const kind = Buffer.alloc(16);
  kind.writeUInt32BE(16, 0);
  kind.write('ftypisom', 4, 'latin1');
  return Buffer.concat([kind, movie, header]);
}
