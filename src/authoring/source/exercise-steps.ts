import type { Block, PageFile } from './page-file.ts';

/** The texts of one step of an exercise. */
export interface StepTexts {
  readonly heading: Block;
  readonly texts: readonly Block[];
}

/** Divides the texts of an exercise into steps. Texts of attributes are left out. */
export function listStepTexts({ blocks }: PageFile): StepTexts[] {
  const steps: { heading: Block; texts: Block[] }[] = [];
  for (const block of blocks) {
    if (block.from === 'heading') steps.push({ heading: block, texts: [] });
    else if (block.from === 'text') steps.at(-1)?.texts.push(block);
  }
  return steps;
}

/** Counts the words of texts. */
export function countWords(texts: readonly Block[]): number {
  return texts.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
}
