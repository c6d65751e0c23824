import { type ReactNode, useEffect, useRef } from 'react';
import settings from '#compiled/settings.json';
import type { Ink } from '#domain/instrument/instrument.ts';
import { Container } from '#ui/page/page.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import styles from './trial.module.css';

export interface TrialFrameProps {
  readonly title: string;
  readonly accent: Ink;
  /** The step replaced another one, so its title takes the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** The frame of a step: a neutral document title, and the heading. */
export function TrialFrame({ title, accent, takesFocus = false, children }: TrialFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <Container className={`${styles.frame} ${accentClass(accent)}`}>
      <title>{settings.homeScreenName}</title>
      <h1 ref={heading} id="page-title" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Container>
  );
}
