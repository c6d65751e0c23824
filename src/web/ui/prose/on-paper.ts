import { classes } from '../theme/classes.ts';
import styles from './on-paper.module.css';

/** The class of a part that prints black on white, whatever theme and ink it has on the screen. */
export const onPaper = classes(styles.paper);
