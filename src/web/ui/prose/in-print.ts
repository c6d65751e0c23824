import { classes } from '../theme/classes.ts';
import styles from './in-print.module.css';

/** The class of a part that prints black on white, whatever theme and ink it has on the screen. */
export const inPrint = classes(styles.paper);
