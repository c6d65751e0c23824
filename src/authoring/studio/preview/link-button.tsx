import type { ComponentProps } from 'react';
import styles from './link-button.module.css';

/** Opens something in the preview: it looks like a link, but the page it stands on stays. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.link} {...props} />;
}
