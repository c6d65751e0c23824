export { pageElsewhere } from './page-elsewhere.ts';
export { questionnaireElsewhere } from './questionnaire-elsewhere.ts';
