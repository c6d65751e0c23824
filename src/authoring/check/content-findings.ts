import { join } from 'node:path';
import {
  listReadingAddresses,
  instrumentAddresses,
  screenAddresses,
  siteAddresses,
} from '#domain/chain/addresses.ts';
import { indianDay } from '#domain/dates/india-day.ts';
import { captionFindings } from './check-captions.ts';
import { jsonTextFindings } from './check-content-json.ts';
import { pageFindings } from './check-page.ts';
import { chainRules, helpRules, mediaRules, publicRules, settingsRules, siteRules } from '../rules/groups.ts';
import { instrumentFindings } from './instrument-texts.ts';
import { runAll } from '../finding/run-rules.ts';
import { chainFile } from '../source/chain-file.ts';
import { type ContentFiles, filesOnDisk } from '../source/content-files.ts';
import { numbersOf } from '../source/help-file.ts';
import { contentJson, files } from '../source/json-content.ts';
import { lineOf } from '../source/json-lines.ts';
import { type MediaFile, picturesOf, videosOf } from '../source/media-files.ts';
import { type Questionnaires, readQuestionnaires } from './questionnaires.ts';
import { type SettingsFile } from '../source/settings-file.ts';
import { reservedAddresses } from '../source/site-files.ts';
import { type ContentIndex, type PageSource, pagesOf } from '../source/sources.ts';
import type { Finding } from '../finding/finding.ts';
import { findingsOf } from '../finding/finding-of.ts';

/**
 * Everything that an author should know about the files of `content` and `questionnaires`, file by file and line
 * by line: errors, which keep the site from being built, and advice. Reads files only, and never throws for
 * what an author wrote.
 * @param root the repository's folder
 * @param today YYYY-MM-DD, against which dates are held
 */
export function contentFindings(root: string, today = indianDay()): Finding[] {
  const questionnaires = readQuestionnaires(join(root, 'questionnaires'));
  return findingsIn(filesOnDisk(root), questionnaires, today);
}

/** The same of files that are at hand. */
export function findingsIn(content: ContentFiles, questionnaires: Questionnaires, today: string): Finding[] {
  const json = contentJson(content);
  const pages = pagesOf(content);
  const index = indexOf(json, pages, questionnaires, today);
  const media = mediaFiles(content, 'content/media/');
  const lines = (text: string) => (path: string) => lineOf(text, path);
  const settings: SettingsFile | undefined = json.settings.value && {
    ...json.settings.value,
    file: files.settings,
    lineOfPath: lines(json.settings.text),
  };
  const check = (file: string, findings: () => readonly Finding[]) => findingsOf(file, findings);
  const { chain, help, access, pages: descriptions } = json;
  return [
    ...Object.values(json).flatMap(({ findings }) => findings),
    ...check(files.chain, () => (chain.value ? chainFindings(chain.value, chain.text) : [])),
    ...check(files.help, () =>
      help.value
        ? runAll(helpRules.rules, { ...help.value, file: files.help, today, lineOfPath: lines(help.text) })
        : [],
    ),
    ...check(files.settings, () => (settings ? runAll(settingsRules.rules, settings) : [])),
    ...check('content/site', () => {
      const site = pages.filter(({ kind }) => kind === 'site');
      return runAll(siteRules.rules, {
        file: 'content/site',
        pages: site,
        strays: straysOf(content),
        settings,
        access: access.value && {
          file: files.access,
          day: access.value.day,
          line: lineOf(access.text, 'day'),
        },
        today,
      });
    }),
    ...check(files.pages, () =>
      runAll(publicRules.rules, {
        file: files.pages,
        descriptions: descriptions.value?.descriptions ?? {},
        addresses: index.addresses,
        lineOfPath: lines(descriptions.text),
      }),
    ),
    ...jsonTextFindings(content, index.numbers),
    ...pages.flatMap((page) => check(page.file, () => pageFindings(page, index))),
    ...check('content/media', () =>
      runAll(mediaRules.rules, {
        file: 'content/media',
        videos: videosOf(pages),
        shown: picturesOf(pages),
        media,
        inTexts: mediaFiles(content, 'content/pictures/').filter(({ name }) => name !== 'README.md'),
        pictures: mediaFiles(content, 'content/public/'),
        embedHosts: index.embedHosts,
      }),
    ),
    ...media
      .filter(({ name }) => name.endsWith('.vtt'))
      .flatMap(({ file, name }) => {
        const film = media.find((one) => one.name === name.replace(/vtt$/, 'mp4'))?.seconds;
        return check(file, () => captionFindings(file, content.text(file), film, index.numbers));
      }),
    ...questionnaires.findings,
    ...instrumentFindings(index),
  ].sort(byPlace);

  function chainFindings(value: NonNullable<ContentIndex['chain']>, text: string): Finding[] {
    const reading = pages.filter(({ kind }) => kind === 'reading');
    const addresses = ownAddresses(pages, questionnaires);
    const references = { pages: reading, strays: straysOf(content), addresses, reserved: reservedAddresses };
    return runAll(chainRules.rules, chainFile(value, references, lines(text)));
  }
}

/** Every address but those of reading pages. */
function ownAddresses(pages: readonly PageSource[], { instruments }: Questionnaires): string[] {
  return [
    ...screenAddresses,
    // A page that is gone is one finding, and not one for each link to it.
    ...siteAddresses,
    ...pages.filter(({ kind }) => kind === 'site').map(({ slug }) => `/${slug}`),
    ...instruments.flatMap(({ instrument }) => instrumentAddresses(instrument)),
  ];
}

function indexOf(
  { chain, help, settings }: ReturnType<typeof contentJson>,
  pages: readonly PageSource[],
  questionnaires: Questionnaires,
  today: string,
): ContentIndex {
  const { programName, institute } = settings.value ?? {};
  return {
    pages,
    chain: chain.value,
    instruments: questionnaires.instruments,
    addresses: [
      ...ownAddresses(pages, questionnaires),
      // For a file that is broken at the moment, the published form says where its screens are.
      ...questionnaires.published.flatMap(instrumentAddresses),
      ...(chain.value ? listReadingAddresses(chain.value) : []),
      // A page that stands in no chapter is one finding, and not one for each link to it.
      ...pages.map(({ slug }) => `/${slug}`),
    ],
    embedHosts: settings.value && (settings.value.embedHosts ?? []),
    supportEmail: settings.value?.supportEmail,
    numbers: help.value ? numbersOf(help.value) : [],
    names: [
      ...(programName === undefined ? [] : [{ name: programName, tag: '<Program />' }]),
      ...(institute === undefined ? [] : [{ name: institute.name, tag: '<Institute />' }]),
    ],
    today,
  };
}

function mediaFiles(content: ContentFiles, folder: string): MediaFile[] {
  return content.names
    .filter((file) => file.startsWith(folder))
    .map((file) => ({
      file,
      name: file.slice(folder.length),
      bytes: content.bytes(file),
      seconds: file.endsWith('.mp4') ? content.seconds(file) : undefined,
      isPicture: /\.(jpe?g|png|webp)$/i.test(file) ? content.isPicture(file) : undefined,
    }));
}

/** Files among the pages that are neither pages nor JSON. */
function straysOf({ names }: ContentFiles): string[] {
  return names.filter(
    (file) =>
      (file.startsWith('content/reading/') && !file.endsWith('.mdx')) ||
      (file.startsWith('content/site/') && !/\.(mdx|json)$/.test(file)),
  );
}

/** Errors before advice; within each by file and line. */
function byPlace(a: Finding, b: Finding): number {
  if (a.level !== b.level) return a.level === 'error' ? -1 : 1;
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
}
