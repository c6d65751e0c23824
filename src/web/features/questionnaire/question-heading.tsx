import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';

const id = 'page-title';

interface Props {
  children: ReactNode;
  className?: string;
  describedBy?: string;
  onKeyDown?(event: KeyboardEvent): void;
}

/** The page's h1, where focus goes when a question appears. */
export function QuestionHeading({ children, className, describedBy, onKeyDown }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus is here, and number keys answer
    <h1 id={id} tabIndex={-1} className={className} aria-describedby={describedBy} onKeyDown={onKeyDown}>
      {children}
    </h1>
  );
}

/**
 * Takes focus to the heading when a question appears. For what holds all of the question: its parts have put right by then
 * what they show, so that the page is laid out once, and drawn once, with its focus.
 * @param item the item's place in the file
 * @param arrived the person came here from another one
 */
export function useFocusOnHeading(item: number, arrived: boolean): void {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another question is another heading
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Focus waits on the main part when the page changed before its first question was there.
    if (!arrived && activeElement?.id !== 'main') return;
    const heading = document.getElementById(id);
    // Focus that stays where it is tells a screen reader of nothing new.
    if (activeElement === heading) heading?.blur();
    heading?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [item, arrived]);
}
