/** One of the tags that authors write. */
export interface TagPart {
  readonly attributes: Readonly<Record<string, 'required' | 'optional'>>;
  /** The required parent tag. */
  readonly within?: string;
  /** The only allowed child tag. */
  readonly holds?: string;
  /** Text between its opening and closing tag: needed, or not allowed. */
  readonly text?: 'needed' | 'none';
  /** Level of the heading that it draws. */
  readonly heading?: number;
}

const word: TagPart = { attributes: {}, text: 'none' };
const group = (holds: string): TagPart => ({ attributes: {}, holds });
const createVoidTags = (within: string, ...names: readonly string[]): TagPart => ({
  attributes: Object.fromEntries(names.map((name) => [name, 'required'] as const)),
  within,
  text: 'needed',
  heading: 3,
});

const everywhere: Readonly<Record<string, TagPart>> = {
  Email: word,
  HelpLines: word,
  Institute: word,
  Program: word,
};

/** The tags of pages in `content/reading`, as `features/reading/mdx-components.tsx` draws them. */
const reading: Readonly<Record<string, TagPart>> = {
  ...everywhere,
  NeedToTalk: word,
  SafetyLines: word,
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
  // It draws its own heading of the second level: "Further reading", or the title it is given.
  FurtherReading: { ...group('Source'), attributes: { title: 'optional' }, heading: 2 },
  Source: { attributes: { title: 'required', by: 'required', href: 'optional' }, within: 'FurtherReading' },
};

/** The tags of pages in `content/site`, as `features/site/site-components.tsx` draws them. */
const site: Readonly<Record<string, TagPart>> = {
  ...everywhere,
  Heading: { attributes: { id: 'required' }, text: 'needed', heading: 2 },
  AccessFacts: word,
  DeletionMail: word,
  Funder: word,
  GrievanceOfficer: word,
  Partner: word,
  TermsVersion: word,
};

/** Every tag that authors may write, by kind of page and name. */
export const parts = { reading, site };

/** The names of the tags that stand alone: they put words into a sentence, and nothing stands between them and an end. */
export const aloneTags: readonly string[] = Object.entries({ ...reading, ...site })
  .filter(([, part]) => part === word)
  .map(([name]) => name);

/** A tag as an author writes it: <Email />, or <Tips>. */
export function formatTag(name: string): string {
  return aloneTags.includes(name) ? `<${name} />` : `<${name}>`;
}

/** The only words for the `kind` of a callout. */
export const calloutKinds: readonly string[] = ['note', 'caution', 'ponder', 'story'];
