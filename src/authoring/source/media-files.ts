import { type PageElement, listElements, getAttributeText } from './page-elements.ts';
import type { PageSource } from './sources.ts';

/** A file of `content/media`, `content/pictures` or `content/public`. */
export interface MediaFile {
  /** Relative to the repository. */
  readonly file: string;
  /** Path within the folder. */
  readonly name: string;
  readonly bytes: number;
  /** Duration of a film in seconds; undefined for other files and for an unreadable film. */
  readonly seconds: number | undefined;
  /** For a file with the extension of a picture: true if its content is one. */
  readonly isPicture: boolean | undefined;
}

/** A <Video> of a page. */
export interface Video {
  /** File of the page, relative to the repository. */
  readonly file: string;
  readonly line: number;
  readonly localName: string | undefined;
  readonly embed: string | undefined;
  readonly thumbnail: string | undefined;
  /** The files of `content/media` that it uses. */
  readonly requiredFiles: readonly { readonly name: string; readonly what: string }[];
}

/** A <Picture> of a page. */
export interface PagePicture {
  /** File of the page, relative to the repository. */
  readonly file: string;
  readonly line: number;
  /** File in `content/pictures`. */
  readonly name: string;
  readonly alt: string;
}

/** The videos and pictures of all pages, and the existing files. */
export interface MediaFiles {
  readonly file: string;
  readonly videos: readonly Video[];
  readonly pictureTags: readonly PagePicture[];
  /** Names of the drawings of `content/pictures` that exercises use. */
  readonly drawingNames: readonly string[];
  /** Files of `content/media`. */
  readonly media: readonly MediaFile[];
  /** Files of `content/pictures`. The build resizes all except drawings. */
  readonly textPictures: readonly MediaFile[];
  /** Files of `content/public`, which are served unchanged. */
  readonly pictures: readonly MediaFile[];
  /** Hosts whose players may be embedded; undefined if the settings are invalid. */
  readonly embedHosts: readonly string[] | undefined;
}

/** Lists the videos of all pages that parse. */
export function listVideos(pages: readonly PageSource[]): Video[] {
  return mapTags(pages, 'Video', toVideo);
}

/** Lists the pictures of all pages that parse. */
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
  read: (file: string, element: PageElement) => T,
): T[] {
  return pages.flatMap(({ file, page }) =>
    page
      ? listElements(page.tree)
          .filter(({ name }) => name === tag)
          .map((element) => read(file, element))
      : [],
  );
}

function toVideo(file: string, element: PageElement): Video {
  const localName = getAttributeText(element, 'file');
  const embed = getAttributeText(element, 'embed');
  const thumbnail = getAttributeText(element, 'thumbnail');
  const picture = thumbnail ?? localName;
  const requiredFiles = [
    ...(localName
      ? [
          { name: `${localName}.mp4`, what: 'the film' },
          { name: `${localName}.vtt`, what: 'its captions' },
        ]
      : []),
    ...(picture ? [{ name: `${picture}.jpg`, what: 'the picture before the click' }] : []),
  ];
  return { file, line: element.line, localName, embed, thumbnail, requiredFiles };
}

/** Returns true if a video has exactly one source: a local file or a player. */
export function hasOneVideoSource({ localName, embed }: Video): boolean {
  return (localName === undefined) !== (embed === undefined);
}

/** Formats a size in bytes: "20.3 MB". */
export function formatSize(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} kB`;
}
