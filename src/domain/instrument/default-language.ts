/** The language of an instrument that states none, as it is stored with attempts. */
export const defaultLanguage = 'en-IN';
