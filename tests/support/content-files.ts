import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIndex } from '#authoring/source/sources.ts';

const repository = join(import.meta.dirname, '../..');

/** The current date in content tests. */
export const today = '2026-11-21';

/** Two valid chapters of three pages; one chapter has the help block. */
export const quiet = 'content/reading/quiet/quiet1.mdx';
const readingOrder = {
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
  dialled: { on: '2026-11-01', by: 'Asha Rao', numbers: ['18001234567'] },
  urgent: { call: 'Line', hours: 'free, always', danger: 'Line', cannotTalk: '/quiet1', calling: '/quiet2' },
};
const safetyPlan = {
  title: 'A plan',
  lead: 'For hard hours.',
  notWatched: 'Nobody sees it.',
  withCounsellor: 'A counsellor can help.',
  readySentence: 'Can you call me?',
  parts: [{ id: 'signs', title: 'Signs', hint: 'What do I notice?', choices: ['I stay alone'] }],
};
const directory = {
  entries: [
    {
      state: 'Karnataka',
      district: 'Mysuru',
      name: 'A clinic',
      kind: 'Clinic',
      hours: 'Monday',
      costs: 'Free',
      bring: 'An identity card',
      phone: '0821 240 0000',
      checkedOn: '2026-11-01',
    },
  ],
};
const settings = {
  programName: 'Check',
  institute: { name: 'An Institute', lines: ['An Institute'] },
  funder: 'a council',
  partner: 'a partner',
  storeUrl: 'https://store.institute.in/app',
  supportEmail: 'help@institute.in',
  termsVersion: '2026-11-01',
  homeScreenName: 'Five',
  languages: [{ language: 'hi', lowestStage: 'draft' }],
  embedHosts: ['player.example.org'],
  research: { enabled: false, text: 'For research.', textVersion: '2026-11-01' },
  grievance: {
    name: 'Dr Meera Rao',
    post: '1 Lake Road, Mysuru 570001',
    phone: '+91 821 240 0000',
    email: 'grievance@institute.in',
  },
  webInformationManager: {
    name: 'Dr Asha Rao',
    designation: 'Additional Professor',
    phone: '+91 821 240 0001',
    email: 'web@institute.in',
  },
};

/** A page with a head, an introduction, one heading, and this body. */
export function page(body = 'Sit down and listen.'): string {
  return `---\ntitle: A quiet page\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nBe quiet for a while.\n\n## How\n\n${body}\n`;
}

/** A page of `content/site`, with the version in the fixture settings. */
export function sitePage(name: string, version = '2026-11-01', body = 'We listen.'): string {
  return `---\ntitle: A page\nsummary: What we do.\nroute: /${name}\nversion: ${version}\nupdated: 2026-11-20\n---\n\n${body}\n`;
}

/** A valid exercise with this body. */
export function exercisePage(body: string): string {
  return `---\ntitle: Rest for a while\nsummary: Sit down and rest.\nminutes: 2\ntroubles: sleep\norder: 1\npicture: rest.svg\nalt: A chair at a window.\nstatus: draft, not reviewed by a clinician\nupdated: 2026-11-20\n---\n\nSit for a while.\n\n${body}\n`;
}

/** A drawing for an exercise. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><circle cx="160" cy="100" r="60" fill="#7075cf"/></svg>';

/** Every file below `content`, in order; schemas, and texts that no test changes, are those of this repository. */
export function createContentFiles(): Record<string, string> {
  const own = (file: string) => [file, readFileSync(join(repository, file), 'utf8')] as const;
  const copied = ['site/home', 'site/access-facts'];
  const schemas = ['safety-plan/plan', 'directory', 'plan/troubles', 'plan/step'];
  const names = [
    'chain',
    'help-now',
    'settings',
    'pages',
    'personal-growth',
    ...copied,
    ...schemas,
    'translation',
  ];
  return {
    ...Object.fromEntries(names.map((name) => own(`content/${name}.schema.json`))),
    ...Object.fromEntries(['personal-growth', ...copied].map((name) => own(`content/${name}.json`))),
    ...Object.fromEntries([own('questionnaires/instrument.schema.json')]),
    'content/chain.json': json(readingOrder),
    'content/help-now.json': json(help),
    'content/settings.json': json(settings),
    'content/directory.json': json(directory),
    'content/safety-plan/plan.json': json(safetyPlan),
    'content/pages.json': json({ withoutScript: 'Read on.', descriptions: { '/': 'The start.' } }),
    ...createPlanFiles(),
    [quiet]: page(),
    'content/reading/quiet/quiet2.mdx': page(),
    'content/reading/hard-days/hard1.mdx': page('Some people think of ending their life. Tell someone.'),
    ...Object.fromEntries(
      ['terms', 'privacy-policy', 'team', 'accessibility', 'about-this-site'].map((name) => [
        `content/site/${name}.mdx`,
        sitePage(name),
      ]),
    ),
  };
}

/** Three troubles with four steps, and four contact steps. */
function createPlanFiles(): Record<string, string> {
  const ids = ['sleep', 'worry', 'work'];
  const troubles = ids.map((id) => ({ id, label: id, answerAgain: 'S4', usual: 'bed', suggestedBy: [] }));
  const createStep = (name: string, contact: boolean) => {
    const step = {
      status: 'draft',
      troubles: contact ? [] : ids,
      text: 'Sit down.',
      smaller: 'Sit.',
      contact,
    };
    return [`content/plan/steps/${name}.json`, json(step)] as const;
  };
  return {
    'content/plan/troubles.json': json({ troubles }),
    ...Object.fromEntries(['rest', 'sit', 'breathe', 'lamp'].map((name) => createStep(name, false))),
    ...Object.fromEntries(['call', 'doctor', 'tell', 'write'].map((name) => createStep(name, true))),
  };
}

/** An empty index of all other content, for tests of a single page. */
export const emptyIndex: ContentIndex = {
  pages: [],
  chain: undefined,
  instruments: [],
  addresses: [],
  embedHosts: undefined,
  supportEmail: undefined,
  numbers: [],
  names: [],
  today,
};

/** Formats JSON as in the content files. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
