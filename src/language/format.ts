import { listLocales, numberLocale } from './locale.ts';
import { type DateParts, readDateParts } from './date-parts.ts';

/** A time that can be formatted. An invalid one has the format ''. */
type Time = Date | string;

/** Formats numbers, dates and lists in one language. Digits are Latin, and dates have the order day, month, year. */
export interface Format {
  /** '1,23,456' */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** '5 minutes' */
  minutes(count: number): string;
  /** 'Psychological, Emotional and Social' */
  list(items: readonly string[]): string;
  /** 'Psychological, Emotional, Social': a list without a conjunction. */
  series(items: readonly string[]): string;
  /** The order of two texts in this language, for `sort`. */
  compare(a: string, b: string): number;
  /** '21 Nov 2026' */
  day(time: Time): string;
  /** '21 Nov' */
  shortDay(time: Time): string;
  /** '21 November 2026' */
  longDay(time: Time): string;
  /** '21st November 2026' */
  ordinalDay(time: Time): string;
  /** '21 November', with the year if it differs from that of `today`. */
  nearDay(time: Time, today: Date): string;
  /** '21/11/2026' */
  slashDay(time: Time): string;
  /** '21-11-2026' */
  dashDay(time: Time): string;
  /** 'Saturday' */
  weekday(time: Time): string;
  /** '9:05 pm' */
  clock(time: Time): string;
  /** '21:05' */
  clock24(time: Time): string;
  /** '21 Nov 2026, 9:05 pm' */
  dayAndClock(time: Time): string;
}

interface FormatOptions {
  /** Uses the time zone of India and ordinary spaces, for mails and pages that the server renders. */
  readonly inIndia?: boolean;
}

const ordinalSuffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/**
 * Creates the formats of a language. The order of dates and the separators are written here, because those of `Intl` differ
 * between browsers, Node.js and their versions.
 * @param language BCP 47 tag, such as `hi`
 */
export function createFormat(language: string, { inIndia = false }: FormatOptions = {}): Format {
  const locales = listLocales(language);
  const isEnglish = language.split('-')[0] === 'en';
  // `en-IN` abbreviates to 'Sept'.
  const dateLocales = isEnglish ? ['en-US'] : locales;
  // Other languages are written in full: few people know their abbreviations.
  const shortMonth = isEnglish ? 'short' : 'long';
  const space = inIndia ? ' ' : '\u00A0';

  const write = (time: Time, text: (parts: DateParts) => string): string => {
    const parts = readDateParts(time, inIndia);
    return parts === null ? '' : text(parts);
  };
  const nameMonth = ({ month }: DateParts, length: 'short' | 'long') =>
    getDateFormat(dateLocales, { month: length, timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1));
  const writeDay = (parts: DateParts, length: 'short' | 'long', day: number | string = parts.day) =>
    [day, nameMonth(parts, length)].join(space);
  const writeClock = ({ hour, minute }: DateParts) => {
    const digits = `${hour % 12 || 12}:${pad(minute)}`;
    if (isEnglish) return `${digits}${space}${hour < 12 ? 'am' : 'pm'}`;
    return `${nameDayPeriod(locales, hour)}${space}${digits}`;
  };

  return {
    number: (value, options) => getNumberFormat([numberLocale], options).format(value),
    minutes: (count) =>
      getNumberFormat(locales, {
        style: 'unit',
        unit: 'minute',
        unitDisplay: 'long',
        useGrouping: false,
      }).format(count),
    list: (items) => new Intl.ListFormat(locales, { type: 'conjunction' }).format(items),
    series: (items) => new Intl.ListFormat(locales, { type: 'unit', style: 'short' }).format(items),
    compare: (a, b) => a.localeCompare(b, locales),
    day: (time) => write(time, (parts) => [writeDay(parts, shortMonth), parts.year].join(space)),
    shortDay: (time) => write(time, (parts) => writeDay(parts, shortMonth)),
    longDay: (time) => write(time, (parts) => [writeDay(parts, 'long'), parts.year].join(space)),
    ordinalDay: (time) =>
      write(time, (parts) => {
        const day = isEnglish ? `${parts.day}${getOrdinalSuffix(parts.day)}` : parts.day;
        return [writeDay(parts, 'long', day), parts.year].join(space);
      }),
    nearDay: (time, today) =>
      write(time, (parts) => {
        const isSameYear = parts.year === readDateParts(today, inIndia)?.year;
        return [writeDay(parts, 'long'), ...(isSameYear ? [] : [parts.year])].join(space);
      }),
    slashDay: (time) => write(time, (parts) => listDigits(parts).join('/')),
    dashDay: (time) => write(time, (parts) => listDigits(parts).join('-')),
    weekday: (time) =>
      write(time, ({ year, month, day }) =>
        getDateFormat(locales, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day)),
      ),
    clock: (time) => write(time, writeClock),
    clock24: (time) => write(time, ({ hour, minute }) => `${pad(hour)}:${pad(minute)}`),
    dayAndClock: (time) =>
      write(
        time,
        (parts) => `${[writeDay(parts, shortMonth), parts.year].join(space)}, ${writeClock(parts)}`,
      ),
  };
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

const listDigits = ({ day, month, year }: DateParts) => [pad(day), pad(month), pad(year, 4)];

const getOrdinalSuffix = (day: number) =>
  ordinalSuffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th';

/** The part of the day in words, such as 'रात' for 21 hours. */
function nameDayPeriod(locales: string[], hour: number): string {
  const parts = getDateFormat(locales, {
    hour: 'numeric',
    dayPeriod: 'short',
    hourCycle: 'h12',
    timeZone: 'UTC',
  }).formatToParts(Date.UTC(2026, 0, 1, hour));
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
}

/** Formats are cached: creating one takes milliseconds on a cheap phone. */
const cached = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function getDateFormat(locales: string[], options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return getCached(['date', locales, options], () => new Intl.DateTimeFormat(locales, options));
}

function getNumberFormat(locales: string[], options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return getCached(['number', locales, options], () => new Intl.NumberFormat(locales, options));
}

function getCached<F extends Intl.DateTimeFormat | Intl.NumberFormat>(key: unknown, create: () => F): F {
  const name = JSON.stringify(key);
  const format = (cached.get(name) as F | undefined) ?? create();
  cached.set(name, format);
  return format;
}
