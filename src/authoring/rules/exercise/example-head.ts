import { formatFrontmatter } from '../../source/exercise-template.ts';

const values = {
  title: 'Rest for a while',
  summary: 'Sit down and rest.',
  minutes: '2',
  troubles: 'sleep',
  order: '1',
  picture: 'rest.svg',
  alt: 'A chair at a window.',
  status: 'draft, not reviewed by a clinician',
  updated: '2026-11-20',
};

const steps = '\nSit.\n\n## One\n\nSit.\n\n## Two\n\nSit.\n\n## Three\n\nSit.\n';

/** Formats an exercise for an example, with these values in its head. */
export function createHead(changed: Partial<typeof values>): string {
  return `${formatFrontmatter({ ...values, ...changed })}${steps}`;
}
