import type { MdxContent } from '#ui/prose/mdx-content.ts';

/** The module of a file in `content/exercises`. */
export interface ExerciseModule {
  readonly default: MdxContent;
  readonly frontmatter: {
    readonly title: string;
    /** 2 to 5. */
    readonly minutes: number;
    /** Ids of troubles, with commas between them. */
    readonly troubles: string;
    /** A drawing in `content/pictures`. */
    readonly picture: string;
    /** What the drawing shows. */
    readonly alt: string;
    /** Whether a clinician has reviewed it. */
    readonly status: string;
  };
}
