/** Props of `Listen`. */
export interface ListenProps {
  /** CSS selector of the elements that are spoken. */
  readonly within: string;
  /** Changes with the content of these elements; speech then stops. */
  readonly subject?: unknown;
  /** Asks about earphones before it speaks. */
  readonly isPrivate?: boolean;
  /**
   * Uses only a voice of the phone and stores nothing: the address of a recording would tell the server what the page says, and a
   * value in the storage of the tab that it was spoken.
   */
  readonly isUnsaved?: boolean;
  /** True: an icon without text. */
  readonly isCompact?: boolean;
  /**
   * Places the button. By default an icon is at the lower right corner of the positioned element around it, and a button with text
   * follows the text before it; both without a place in the layout.
   */
  readonly className?: string;
}
