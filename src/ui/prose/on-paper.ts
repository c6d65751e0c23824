import look from './on-paper.module.css';

/** The class of a part that prints black on white, whatever theme and ink it has on the screen. */
export const onPaper = look.paper!;
