import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { contentFindings } from '../../../src/server/content/content-findings.ts';
import { inWords } from '../../../src/server/instruments/finding.ts';

const repository = join(import.meta.dirname, '../../..');

/** The day on which the made-up content is looked at. */
export const today = '2026-11-21';

/** Two chapters of three pages, one of them with the help block; everything in order. */
export const quiet = 'content/reading/quiet/quiet1.mdx';
const chain = {
  chapters: [
    {
      id: 'quiet',
      title: 'Quiet',
      card: { title: 'Quiet', text: 'Two pages.', art: 'sunrise' },
      ink: 's1',
      pages: ['quiet1', 'quiet2'],
    },
    {
      id: 'hard-days',
      title: 'Hard days',
      card: { title: 'Hard days', text: 'One page.', art: 'circle' },
      ink: 's2',
      help: true,
      pages: [{ page: 'hard1', next: '/dashboard' }],
    },
  ],
  side: [
    { page: 'personalGrowth', title: 'Personal Growth Goal', ink: 's3', after: 'quiet2', next: 'hard1' },
  ],
};
const help = {
  lines: [
    {
      name: 'Line',
      about: 'Someone listens.',
      hours: 'Always',
      languages: 'English',
      numbers: [{ tel: '18001234567', shown: '1800-123-4567' }],
    },
  ],
  lastChecked: '2026-11-01',
  reviewBy: '2027-04-01',
};
const settings = {
  programName: 'Check',
  institute: { name: 'An Institute', lines: ['An Institute'] },
  funder: 'a council',
  partner: 'a partner',
  storeUrl: 'https://store.example.org/app',
  supportEmail: 'help@institute.in',
  termsVersion: '2026-11-01',
  embedHosts: ['player.example.org'],
};

/** A page with a head, an opening line, one heading, and what a test puts below. */
export function page(body = 'Sit down and listen.'): string {
  return `---\ntitle: A quiet page\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nBe quiet for a while.\n\n## How\n\n${body}\n`;
}

/** A page of `content/site`, with the version that the made-up settings name. */
export function sitePage(name: string, version = '2026-11-01'): string {
  return `---\ntitle: A page\nsummary: What we do.\nroute: /${name}\nversion: ${version}\nupdated: 2026-11-20\n---\n\nWe listen.\n`;
}

/** A folder with content in order, made anew for every test of a file, and taken away afterwards. */
export function madeUpContent() {
  const folder = { root: '' };
  beforeEach(() => {
    folder.root = mkdtempSync(join(tmpdir(), 'wellness-check-content-'));
    cpSync(join(repository, 'questionnaires'), join(folder.root, 'questionnaires'), { recursive: true });
    for (const name of ['chain', 'help-now', 'settings', 'pages', 'personal-growth', 'site/home']) {
      const schema = `content/${name}.schema.json`;
      write(schema, readFileSync(join(repository, schema), 'utf8'));
    }
    for (const name of ['personal-growth', 'site/home']) {
      const file = `content/${name}.json`;
      write(file, readFileSync(join(repository, file), 'utf8'));
    }
    write('content/chain.json', json(chain));
    write('content/help-now.json', json(help));
    write('content/settings.json', json(settings));
    write('content/pages.json', json({ withoutScript: 'Read on.', descriptions: { '/': 'The start.' } }));
    write(quiet, page());
    write('content/reading/quiet/quiet2.mdx', page());
    write(
      'content/reading/hard-days/hard1.mdx',
      page('Some people think of ending their life. Tell someone.'),
    );
    for (const name of ['terms', 'privacy-policy', 'team']) {
      write(`content/site/${name}.mdx`, sitePage(name));
    }
    // The questionnaires lead to pages of the real chain; here to the first one.
    for (const name of ['S1-psychological', 'S2-emotional', 'S3-social', 'S4-distress', 'S5-activity']) {
      const file = `questionnaires/${name}.json`;
      edit(file, (text) => text.replace(/"reading": \[[^\]]*\]/g, '"reading": ["quiet1"]'));
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
  /** All that is told, but that the questionnaires of this folder were never published. */
  function told(day = today): string[] {
    return contentFindings(folder.root, day)
      .filter(({ mend }) => mend !== 'Publish it with npm run publish:instrument.')
      .map((finding) => `${finding.level === 'advice' ? 'Advice. ' : ''}${inWords(finding)}`);
  }
  return { folder, write, edit, told };
}

/** As an author's editor saves it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A film that is all header: enough for its length, in seconds, to be read. */
export function film(seconds: number): Buffer {
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
