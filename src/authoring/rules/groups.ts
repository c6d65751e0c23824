import type { Captions } from '../source/captions.ts';
import type { ReadingOrderFile } from '../source/reading-order-file.ts';
import type { ExerciseFile } from '../source/exercise-file.ts';
import type { DirectoryFile } from '../source/directory-file.ts';
import type { FolderFiles } from '../source/folder-files.ts';
import type { HelpFile } from '../source/help-file.ts';
import type { MediaFiles } from '../source/media-files.ts';
import type { FrontmatterText, PageFrontmatter } from '../source/frontmatter.ts';
import type { ParseFailure } from '../source/parse-failure.ts';
import type { PlanFiles } from '../source/plan-files.ts';
import type { ParsedPage } from '../source/create-parsed-page.ts';
import type { SettingsFile } from '../source/settings-file.ts';
import type { PublicPages, SiteFiles } from '../source/site-files.ts';
import type { TextSource } from '../source/text-source.ts';
import type { TranslationSubject } from '../source/translation/translation-subject.ts';
import type { Passage } from '../source/wording/passage.ts';
import * as captions from './captions/index.ts';
import * as chain from './chain/index.ts';
import * as exercise from './exercise/index.ts';
import * as directory from './directory/index.ts';
import * as folder from './folder/index.ts';
import * as help from './help/index.ts';
import * as media from './media/index.ts';
import { formRules } from './page/form/index.ts';
import * as head from './page/head/index.ts';
import { headFormRules } from './page/head-form/index.ts';
import * as links from './page/links/index.ts';
import * as marks from './page/marks/index.ts';
import * as structure from './page/structure/index.ts';
import * as tags from './page/tags/index.ts';
import * as words from './page/words/index.ts';
import * as passages from './passage/index.ts';
import * as plan from './plan/index.ts';
import * as publicPages from './public/index.ts';
import type { RuleDescription, RuleGroup } from '../finding/rule.ts';
import * as settings from './settings/index.ts';
import * as site from './site/index.ts';
import * as text from './text/index.ts';
import { exampleFile } from './translation/example.ts';
import * as translation from './translation/index.ts';
import * as wording from './wording/index.ts';
import type { WordingRule } from './wording/wording-rule.ts';

const page = 'content/reading/quiet/quiet1.mdx';

/** Sorts rules by id, because the order of module exports depends on the loader. */
function sortRules<One extends RuleDescription>(rules: Readonly<Record<string, One>>): readonly One[] {
  return Object.values(rules).sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const textRules: RuleGroup<TextSource> = {
  folder: 'text',
  title: 'Pages and captions as text',
  file: page,
  rules: sortRules(text),
};
/** Later rules assume that earlier ones hold, so only the first violation is reported. */
export const pageForm: RuleGroup<ParseFailure> = {
  folder: 'page/form',
  title: 'Pages: syntax',
  file: page,
  rules: formRules,
};
/** Only the first violation is reported. */
export const pageHeadForm: RuleGroup<FrontmatterText> = {
  folder: 'page/head-form',
  title: 'Pages: the form of the head',
  file: page,
  rules: headFormRules,
};
export const pageHeads: RuleGroup<PageFrontmatter> = {
  folder: 'page/head',
  title: 'Pages: the values of the head',
  file: page,
  rules: sortRules(head),
};
export const pageTags: RuleGroup<ParsedPage> = {
  folder: 'page/tags',
  title: 'Pages: tags',
  file: page,
  rules: sortRules(tags),
};
export const pageStructure: RuleGroup<ParsedPage> = {
  folder: 'page/structure',
  title: 'Pages: headings and text',
  file: page,
  rules: sortRules(structure),
};
export const pageMarks: RuleGroup<ParsedPage> = {
  folder: 'page/marks',
  title: 'Pages: marks in the text',
  file: page,
  rules: sortRules(marks),
};
export const pageLinks: RuleGroup<ParsedPage> = {
  folder: 'page/links',
  title: 'Pages: links',
  file: page,
  rules: sortRules(links),
};
export const pageWords: RuleGroup<ParsedPage> = {
  folder: 'page/words',
  title: 'Pages: the text as a whole',
  file: page,
  rules: sortRules(words),
};
export const wordingRules: Omit<RuleGroup<Passage>, 'rules'> & { readonly rules: readonly WordingRule[] } = {
  folder: 'wording',
  title: 'Wording of all texts',
  // The chapter of this page has the help block.
  file: 'content/reading/hard-days/hard1.mdx',
  rules: sortRules(wording),
};
export const passageRules: RuleGroup<Passage> = {
  folder: 'passage',
  title: 'Numbers and characters of all texts',
  file: page,
  rules: sortRules(passages),
};
export const exerciseRules: RuleGroup<ExerciseFile> = {
  folder: 'exercise',
  title: 'Exercises',
  file: 'content/exercises/rest.mdx',
  rules: sortRules(exercise),
};
export const readingOrderRules: RuleGroup<ReadingOrderFile> = {
  folder: 'chain',
  title: 'The reading order and its files',
  file: 'content/chain.json',
  rules: sortRules(chain),
};
export const folderRules: RuleGroup<FolderFiles> = {
  folder: 'folder',
  title: 'The folders of files',
  file: page,
  rules: sortRules(folder),
};
export const helpRules: RuleGroup<HelpFile> = {
  folder: 'help',
  title: 'Help lines',
  file: 'content/help-now.json',
  rules: sortRules(help),
};
export const planRules: RuleGroup<PlanFiles> = {
  folder: 'plan',
  title: 'Troubles and small steps',
  file: 'content/plan/troubles.json',
  rules: sortRules(plan),
};
export const directoryRules: RuleGroup<DirectoryFile> = {
  folder: 'directory',
  title: 'Help near me',
  file: 'content/directory.json',
  rules: sortRules(directory),
};
export const settingsRules: RuleGroup<SettingsFile> = {
  folder: 'settings',
  title: 'Settings',
  file: 'content/settings.json',
  rules: sortRules(settings),
};
export const siteRules: RuleGroup<SiteFiles> = {
  folder: 'site',
  title: 'Pages of the site as a whole',
  file: 'content/site/team.mdx',
  rules: sortRules(site),
};
export const publicRules: RuleGroup<PublicPages> = {
  folder: 'public',
  title: 'Descriptions for search engines',
  file: 'content/pages.json',
  rules: sortRules(publicPages),
};
export const mediaRules: RuleGroup<MediaFiles> = {
  folder: 'media',
  title: 'Films and pictures',
  file: page,
  rules: sortRules(media),
};
export const captionRules: RuleGroup<Captions> = {
  folder: 'captions',
  title: 'Captions',
  file: 'content/media/calm.vtt',
  rules: sortRules(captions),
};
export const translationRules: RuleGroup<TranslationSubject> = {
  folder: 'translation',
  title: 'Translations',
  file: exampleFile,
  rules: sortRules(translation),
};

/** All rule groups for `content`, in the order of `docs/author-rules.md`. */
export const contentGroups: readonly RuleGroup[] = [
  textRules,
  pageForm,
  pageHeadForm,
  pageHeads,
  pageStructure,
  pageTags,
  pageMarks,
  pageLinks,
  pageWords,
  wordingRules,
  passageRules,
  exerciseRules,
  readingOrderRules,
  folderRules,
  helpRules,
  planRules,
  directoryRules,
  settingsRules,
  siteRules,
  publicRules,
  mediaRules,
  captionRules,
  translationRules,
];
