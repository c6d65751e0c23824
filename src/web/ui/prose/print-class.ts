import { classes } from '../theme/classes.ts';
import styles from './print-class.module.css';

/** Class of content that is printed black on white, in any theme and accent. */
export const blackOnWhitePrintClass = classes(styles.print);
