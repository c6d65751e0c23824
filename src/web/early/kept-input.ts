/** What a person did with the HTML of a page before the program had come, kept for it. */
export interface KeptInput {
  /**
   * Puts the HTML back to what React expects to find, right before React takes it over.
   * @param root holds the HTML; null where the page is drawn anew, and what was typed is for nobody
   * @returns does everything again that was done early, so that the program notices; call it once React has taken over
   */
  take(root: HTMLElement | null): () => void;
}
