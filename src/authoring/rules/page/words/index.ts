export { helpBlock } from './help-block.ts';
export { readingGrade } from './reading-grade.ts';
export { readingLimitPassed } from './reading-limit.ts';
export { templateText } from './template-text.ts';
