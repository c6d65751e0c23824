/** Props of `Listen`. */
export interface ListenProps {
  /** CSS selector of the elements that are spoken. */
  readonly within: string;
  /** Changes with the content of these elements; speech then stops. */
  readonly subject?: unknown;
  /** Asks about earphones before it speaks. */
  readonly isPrivate?: boolean;
  /** True: an icon without text. */
  readonly isCompact?: boolean;
  /**
   * Places the button. By default an icon is at the lower right corner of the positioned element around it, and a button with text
   * follows the text before it; both without a place in the layout.
   */
  readonly className?: string;
}
