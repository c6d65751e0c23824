import type { InstituteSettings } from './institute-settings.ts';

/** A value that the institute has to fill in. */
export interface Placeholder {
  /** Path of the setting, such as `grievance.email`. */
  readonly path: string;
  readonly value: string;
}

/** Default values of `content/settings.json`, and reserved domains (RFC 2606). */
const placeholderValues: readonly RegExp[] = [
  /\bexample\.(org|com|net)\b/i,
  /\.(example|test|invalid|localhost)$/i,
  /^National Mental Health Research Institute$/,
  /^a social science research council$/,
  /^a technology partner institute$/,
  /^https:\/\/play\.google\.com\/store\/apps\/?$/,
  /^Name of the (officer|clinician|manager)$/,
  /^Designation of the manager$/,
  /^Postal address of the officer$/,
  /^[+\d\s-]*0{5}[\s-]?0{5}$/,
];

/** Whether a value is a default of `content/settings.json` or a reserved domain. */
export function isPlaceholderSetting(value: string): boolean {
  return placeholderValues.some((pattern) => pattern.test(value.trim()));
}

/** Finds the placeholders among the published settings, in the order of the settings. */
export function findPlaceholders({
  institute,
  funder,
  partner,
  storeUrl,
  supportEmail,
  grievance,
  webInformationManager,
  processors = [],
  safetyPlan,
}: InstituteSettings): Placeholder[] {
  const values: readonly (readonly [path: string, value: string])[] = [
    ['institute.name', institute.name],
    ['funder', funder],
    ['partner', partner],
    ['storeUrl', storeUrl],
    ['supportEmail', supportEmail],
    ...listValues('grievance', grievance),
    ...listValues('webInformationManager', webInformationManager),
    ...(safetyPlan ? [['safetyPlan.reviewedBy', safetyPlan.reviewedBy] as const] : []),
    ...processors.map(({ name }, index) => [`processors[${index}].name`, name] as const),
  ];
  return values.flatMap(([path, value]) => (isPlaceholderSetting(value) ? { path, value } : []));
}

function listValues(key: string, values: object): (readonly [path: string, value: string])[] {
  return Object.entries(values).map(([name, value]) => [`${key}.${name}`, String(value)] as const);
}
