/** Returns the language of a tag without script and region: 'hi' for 'hi-IN', and for 'hi_IN' of Android. */
export function getPrimaryLanguage(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? '').toLowerCase();
}

/**
 * Finds a voice of the phone in a language, preferably of India. A remote voice is never used, because it sends the text to another
 * company.
 * @param language BCP 47 tag, such as `hi`
 */
export function findLocalVoice(language: string): SpeechSynthesisVoice | undefined {
  // Some browsers of apps have no speech synthesis.
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const primary = getPrimaryLanguage(language);
  const fitting = voices.filter(
    ({ localService, lang }) => localService && getPrimaryLanguage(lang) === primary,
  );
  return fitting.find(({ lang }) => /[-_]IN$/i.test(lang)) ?? fitting[0];
}
