export { conditionUnknown } from './condition-unknown.ts';
export { contactFew } from './contact-few.ts';
export { exerciseUnknown } from './exercise-unknown.ts';
export { needsMore } from './needs-more.ts';
export { readingGrade } from './reading-grade.ts';
export { stepsFew } from './steps-few.ts';
export { troubleTwice } from './trouble-twice.ts';
export { troubleUnknown } from './trouble-unknown.ts';
