import { classes } from '../theme/classes.ts';
import styles from './in-print.module.css';

/** Class of content that is printed black on white, in any theme and accent. */
export const printClass = classes(styles.print);
