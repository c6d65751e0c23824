import { useTranslation } from '#web-language/use-translation.ts';
import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import styles from './distortions.module.css';

/** Props of `Distortion`. */
export interface DistortionProps {
  /** Name of the habit. */
  name: string;
  /** An example, without quotation marks. */
  thought: string;
  /** Another view of the same event, without quotation marks. */
  another: string;
  /** Explanation of the habit. */
  children: ReactNode;
}

/** A habit of thought: name, explanation, example, and another view. */
export function Distortion({ name, thought, another, children }: DistortionProps) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <CardText className={styles.what}>{children}</CardText>
      <dl className={styles.pair}>
        <div className={styles.thought}>
          <dt>{t('reading.ui.thought')}</dt>
          <dd>
            <q>{thought}</q>
          </dd>
        </div>
        <div className={styles.another}>
          <dt>{t('reading.ui.another')}</dt>
          <dd>
            <q>{another}</q>
          </dd>
        </div>
      </dl>
    </>
  );
}
