import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';

const id = 'page-title';

interface Props {
  children: ReactNode;
  className?: string;
  lang?: string | undefined;
  describedBy?: string;
  onKeyDown?(event: KeyboardEvent): void;
}

/** The h1 of the page, which takes the focus when a question appears. */
export function QuestionHeading({ children, className, lang, describedBy, onKeyDown }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus is here, and number keys answer
    <h1
      id={id}
      tabIndex={-1}
      lang={lang}
      className={className}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
    >
      {children}
    </h1>
  );
}

/**
 * Focuses the heading when a question appears. Call it in the component that renders the whole question: its children
 * are then updated, so the browser computes layout once.
 * @param item index of the item
 * @param hasMoved the item was opened from another item
 */
export function useFocusOnHeading(item: number, hasMoved: boolean): void {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another question is another heading
  useLayoutEffect(() => {
    const { activeElement } = document;
    // The main element has the focus if the page changed before the first question was rendered.
    if (!hasMoved && activeElement?.id !== 'main') return;
    const heading = document.getElementById(id);
    // A screen reader announces the heading only if the focus changes.
    if (activeElement === heading) heading?.blur();
    heading?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [item, hasMoved]);
}
