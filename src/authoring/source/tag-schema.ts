/** Specification of a tag for authors. */
export interface TagSpec {
  readonly attributes: Readonly<Record<string, 'required' | 'optional'>>;
  /** The required parent tag. */
  readonly within?: string;
  /** The only allowed child tag. */
  readonly holds?: string;
  /** Whether text between its opening and closing tag is required or forbidden. */
  readonly text?: 'needed' | 'none';
  /** Level of the heading that it renders. */
  readonly heading?: number;
}

const word: TagSpec = { attributes: {}, text: 'none' };
const group = (holds: string): TagSpec => ({ attributes: {}, holds });
const createVoidTags = (within: string, ...names: readonly string[]): TagSpec => ({
  attributes: Object.fromEntries(names.map((name) => [name, 'required'] as const)),
  within,
  text: 'needed',
  heading: 3,
});

const everywhere: Readonly<Record<string, TagSpec>> = {
  Email: word,
  HelpLines: word,
  Institute: word,
  Program: word,
};

/** Tags of pages in `content/reading`, which `features/reading/mdx-components.tsx` renders. */
const reading: Readonly<Record<string, TagSpec>> = {
  ...everywhere,
  NeedToTalk: word,
  SafetyLines: word,
  SafetyPlan: word,
  Tips: group('Tip'),
  Tip: createVoidTags('Tips', 'title'),
  Distortions: group('Distortion'),
  Distortion: createVoidTags('Distortions', 'name', 'thought', 'another'),
  Questions: group('Question'),
  Question: createVoidTags('Questions', 'ask'),
  Myths: group('Myth'),
  Myth: createVoidTags('Myths', 'says'),
  Steps: group('Step'),
  Step: createVoidTags('Steps', 'title'),
  Cards: group('Card'),
  Card: createVoidTags('Cards', 'title'),
  Callout: { attributes: { title: 'required', kind: 'optional' }, text: 'needed', heading: 3 },
  Picture: { attributes: { file: 'required', alt: 'required' }, text: 'none' },
  Video: {
    attributes: { title: 'required', file: 'optional', embed: 'optional', thumbnail: 'optional' },
    text: 'needed',
  },
  // Renders a heading of level 2: "Further reading", or its title.
  FurtherReading: { ...group('Source'), attributes: { title: 'optional' }, heading: 2 },
  Source: { attributes: { title: 'required', by: 'required', href: 'optional' }, within: 'FurtherReading' },
};

/** Tags of pages in `content/site`, which `features/site/site-components.tsx` renders. */
const site: Readonly<Record<string, TagSpec>> = {
  ...everywhere,
  Heading: { attributes: { id: 'required' }, text: 'needed', heading: 2 },
  AccessFacts: word,
  CallStep: { attributes: { picture: 'required' }, text: 'needed' },
  DeletionMail: word,
  Directory: word,
  Funder: word,
  GrievanceOfficer: word,
  Partner: word,
  SafetyPlan: word,
  TermsVersion: word,
  WebInformationManager: word,
};

/** Tags of pages in `content/exercises`, which `features/exercises/exercise-components.tsx` renders. */
const exercise: Readonly<Record<string, TagSpec>> = {
  ...everywhere,
  NeedToTalk: word,
  SafetyLines: word,
  CallButton: word,
  Chosen: word,
  Drawing: { attributes: { file: 'required', alt: 'required' }, text: 'none' },
  Pause: { attributes: { seconds: 'required' }, text: 'none' },
  Breathe: { attributes: { in: 'required', out: 'required', rounds: 'required' }, text: 'none' },
  Choose: {
    attributes: { section: 'optional', score: 'optional', upTo: 'optional', without: 'optional' },
    text: 'needed',
  },
};

/** All tags for authors, by kind of page and name. */
export const tagSpecs = { reading, site, exercise };

/** Names of the self-closing tags, which insert text into a sentence. */
export const voidTags: readonly string[] = Object.entries({ ...reading, ...site, ...exercise })
  .filter(([, part]) => part === word)
  .map(([name]) => name);

/** Formats a tag as <Email /> or <Tips>. */
export function formatTag(name: string): string {
  return voidTags.includes(name) ? `<${name} />` : `<${name}>`;
}

/** Allowed values for the `kind` of a callout. */
export const calloutKinds: readonly string[] = ['note', 'caution', 'ponder', 'story'];
