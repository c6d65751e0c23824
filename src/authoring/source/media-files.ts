import { type Element, listElements, getAttributeText } from './elements.ts';
import type { PageSource } from './sources.ts';

/** A file of `content/media` or `content/public`. */
export interface MediaFile {
  /** Relative to the repository. */
  readonly file: string;
  /** Its name within the folder. */
  readonly name: string;
  readonly bytes: number;
  /** Of a film, read from its header; undefined for another file, and for a film that has none. */
  readonly seconds: number | undefined;
  /** Of what is named as a picture: whether it is one. */
  readonly isPicture: boolean | undefined;
}

/** A <Video> of a page. */
export interface Video {
  /** Of the page, relative to the repository. */
  readonly file: string;
  readonly line: number;
  readonly own: string | undefined;
  readonly embed: string | undefined;
  readonly thumbnail: string | undefined;
  /** The files in `content/media` that it shows. */
  readonly needs: readonly { readonly name: string; readonly what: string }[];
}

/** A <Picture> of a page. */
export interface PagePicture {
  /** Of the page, relative to the repository. */
  readonly file: string;
  readonly line: number;
  /** Its file in `content/pictures`. */
  readonly name: string;
  readonly alt: string;
}

/** The videos and pictures of all pages with the files that exist. */
export interface MediaFiles {
  readonly file: string;
  readonly videos: readonly Video[];
  readonly displayed: readonly PagePicture[];
  /** Of `content/media`. */
  readonly media: readonly MediaFile[];
  /** Of `content/pictures`, which the build makes small. */
  readonly inTexts: readonly MediaFile[];
  /** Of `content/public`, which browsers and other websites load as it is. */
  readonly pictures: readonly MediaFile[];
  /** Hosts whose players may be embedded; undefined when the settings cannot be used. */
  readonly embedHosts: readonly string[] | undefined;
}

/** Every video of the pages that parse. */
export function listVideos(pages: readonly PageSource[]): Video[] {
  return mapTags(pages, 'Video', toVideo);
}

/** Every picture of the pages that parse. */
export function listPictures(pages: readonly PageSource[]): PagePicture[] {
  return mapTags(pages, 'Picture', (file, element) => ({
    file,
    line: element.line,
    name: getAttributeText(element, 'file') ?? '',
    alt: getAttributeText(element, 'alt') ?? '',
  }));
}

function mapTags<T>(
  pages: readonly PageSource[],
  tag: string,
  read: (file: string, element: Element) => T,
): T[] {
  return pages.flatMap(({ file, page }) =>
    page
      ? listElements(page.tree)
          .filter(({ name }) => name === tag)
          .map((element) => read(file, element))
      : [],
  );
}

function toVideo(file: string, element: Element): Video {
  const own = getAttributeText(element, 'file');
  const embed = getAttributeText(element, 'embed');
  const thumbnail = getAttributeText(element, 'thumbnail');
  const picture = thumbnail ?? own;
  const needs = [
    ...(own
      ? [
          { name: `${own}.mp4`, what: 'the film' },
          { name: `${own}.vtt`, what: 'its captions' },
        ]
      : []),
    ...(picture ? [{ name: `${picture}.jpg`, what: 'the picture before the click' }] : []),
  ];
  return { file, line: element.line, own, embed, thumbnail, needs };
}

/** Whether a video names one film: of ours or of another website. */
export function hasOneFilm({ own, embed }: Video): boolean {
  return (own === undefined) !== (embed === undefined);
}

/** Formats a size in bytes: "20.3 MB". */
export function formatSize(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} kB`;
}
