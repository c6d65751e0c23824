import { useEffect, useState } from 'react';
import settings from '#compiled/settings.json';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { sourceLanguage } from '#web-language/languages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The language in which an instrument is displayed: the given one if it is offered, else English. */
export function findEditionLanguage(id: string, language: string): string {
  const offered = settings.languages.find((one) => one.language === language);
  return offered && id in offered.instruments ? language : sourceLanguage;
}

/** Whether an instrument is the one to display in a language. */
function isEdition({ id, language = sourceLanguage }: Instrument, wanted: string): boolean {
  return language.split('-')[0] === findEditionLanguage(id, wanted);
}

/**
 * Instruments in a language. Until they have loaded after a change of the language, the previous ones are returned.
 * @param language by default that of the page
 */
export function useEditions<I extends Instrument>(
  instruments: readonly I[],
  load: (id: string, language: string) => Promise<I>,
  language?: string,
): readonly I[] {
  const { language: displayed } = useTranslation();
  const wanted = language ?? displayed;
  const [editions, setEditions] = useState(instruments);
  const isCurrent = editions.every((edition) => isEdition(edition, wanted));
  useEffect(() => {
    if (isCurrent) return undefined;
    let isCancelled = false;
    const loadAll = async () => {
      const loaded = await Promise.all(instruments.map(({ id }) => load(id, wanted)));
      if (!isCancelled) setEditions(loaded);
    };
    // Without internet the previous language stays.
    loadAll().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [isCurrent, instruments, load, wanted]);
  return editions;
}

/** One instrument, as `useEditions`. `isCurrent` is false while it loads. */
export function useEdition<I extends Instrument>(
  instrument: I,
  load: (id: string, language: string) => Promise<I>,
  language?: string,
): { readonly edition: I; readonly isCurrent: boolean } {
  const { language: displayed } = useTranslation();
  const [list] = useState([instrument]);
  const [edition = instrument] = useEditions(list, load, language);
  return { edition, isCurrent: isEdition(edition, language ?? displayed) };
}
