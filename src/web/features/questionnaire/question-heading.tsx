import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** The item's place in the file. */
  item: number;
  children: ReactNode;
  className?: string;
  describedBy?: string;
  /** True when the person came here from another question. */
  takesFocus: boolean;
  onKeyDown?(event: KeyboardEvent): void;
}

/** The page's h1, where focus goes when a question appears. */
export function QuestionHeading({ item, children, className, describedBy, takesFocus, onKeyDown }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // Before the browser draws: the page is laid out once, and drawn once, with its focus.
  useLayoutEffect(() => {
    // Focus waits on the main part when the page changed before its first question was there.
    if (!takesFocus && document.activeElement?.id !== 'main') return;
    // Focus that stays where it is tells a screen reader of nothing new.
    if (document.activeElement === heading.current) heading.current?.blur();
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another question is another heading
  }, [item, takesFocus]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus is here, and number keys answer
    <h1
      ref={heading}
      id="page-title"
      tabIndex={-1}
      className={className}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
    >
      {children}
    </h1>
  );
}
