import type { ComponentProps } from 'react';
import styles from './link-button.module.css';

/** A button with the look of a link, which opens an address in the preview. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.link} {...props} />;
}
