// Derived from src/locales/en by `npm run derive`: change it there.

/** The values of each message, by id. */
export interface MessageValues {
  'survey.title': undefined;
  'survey.lead': undefined;
  'survey.mandatory': undefined;
  'survey.freeText.title': undefined;
  'survey.freeText.purpose': undefined;
  'survey.freeText.notForEmergencies': undefined;
  'survey.scales.title': undefined;
  'survey.scales.purpose': undefined;
  'survey.statements.title': undefined;
  'survey.statements.purpose': undefined;
  'survey.short.recommend': undefined;
  'survey.short.comfort': undefined;
  'survey.short.consult': undefined;
  'survey.required': undefined;
  'survey.tooLong': { readonly max: number };
  'survey.incomplete': undefined;
  'survey.submit': undefined;
  'survey.sending': undefined;
  'survey.sent': undefined;
  'survey.failed': undefined;
  'survey.failedBecause': { readonly reason: string };
  'survey.unsupported': undefined;
  'survey.sessionMissing': undefined;
  'survey.continue': undefined;
}
