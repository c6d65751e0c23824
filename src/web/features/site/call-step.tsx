import type { ReactNode } from 'react';
import styles from './call-step.module.css';

/** Line drawings of 48 by 48 units. The words next to them say the same. */
const drawings = {
  dial: 'M15 5h18v38H15zM21 38h6M20 13h0M24 13h0M28 13h0M20 19h0M24 19h0M28 19h0M20 25h0M24 25h0M28 25h0',
  language: 'M5 8h22v15H16l-6 6v-6H5zM43 20H29v15h8l4 5v-5h2zM11 18l5-7 5 7M13 16h6M33 25h7M37 25v6',
  wait: 'M24 7a17 17 0 1 0 0 34a17 17 0 1 0 0-34M24 14v10l7 5',
  talk: 'M15 12a5 5 0 1 0 0 10a5 5 0 1 0 0-10M6 38c0-7 4-11 9-11s9 4 9 11zM28 8h15v12h-8l-4 4v-4h-3zM32 14h7',
  specialist: 'M17 10a6 6 0 1 0 0 12a6 6 0 1 0 0-12M6 40c0-8 5-13 11-13s11 5 11 13zM36 12v14M29 19h14',
  place: 'M24 43c9-11 13-17 13-23a13 13 0 0 0-26 0c0 6 4 12 13 23zM24 14v12M18 20h12',
} as const;

export interface CallStepProps {
  readonly picture: keyof typeof drawings;
  readonly children: ReactNode;
}

/** One step of a call: a drawing with its words. */
export function CallStep({ picture, children }: CallStepProps) {
  return (
    <div className={styles.step}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={drawings[picture]} />
      </svg>
      <div>{children}</div>
    </div>
  );
}
