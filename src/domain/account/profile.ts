import type { PlainMessageId } from '#language/translate.ts';

/** Options of a question in the displayed order, with their labels. */
export type Options<Key extends string = string> = Readonly<Record<Key, PlainMessageId>>;

/**
 * Options of the registration profile (specification 1, section 3). The wire format has the names of the first three
 * questions. Those of the others are not sent: the code of an option is its position, from 1, so never reorder them.
 */
export const profileOptions = {
  gender: { male: 'domain.gender.male', female: 'domain.gender.female' },
  maritalStatus: { married: 'domain.status.married', single: 'domain.status.single' },
  yesNo: { yes: 'domain.yesNo.yes', no: 'domain.yesNo.no' },
  education: {
    highSchool: 'domain.education.highSchool',
    preUniversity: 'domain.education.preUniversity',
    underGraduation: 'domain.education.underGraduation',
    postGraduation: 'domain.education.postGraduation',
  },
  currentStatus: {
    working: 'domain.currentStatus.working',
    studying: 'domain.currentStatus.studying',
    homemaker: 'domain.currentStatus.homemaker',
    searching: 'domain.currentStatus.searching',
    retired: 'domain.currentStatus.retired',
  },
  seekingHelp: {
    medication: 'domain.seekingHelp.medication',
    counselor: 'domain.seekingHelp.counselor',
    no: 'domain.seekingHelp.no',
  },
  comfort: {
    veryUncomfortable: 'domain.comfort.veryUncomfortable',
    uncomfortable: 'domain.comfort.uncomfortable',
    neither: 'domain.comfort.neither',
    comfortable: 'domain.comfort.comfortable',
    veryComfortable: 'domain.comfort.veryComfortable',
  },
  likelihood: {
    extremelyUnlikely: 'domain.likelihood.extremelyUnlikely',
    unlikely: 'domain.likelihood.unlikely',
    unsure: 'domain.likelihood.unsure',
    likely: 'domain.likelihood.likely',
    extremelyLikely: 'domain.likelihood.extremelyLikely',
  },
} as const satisfies Record<string, Options>;

/** The English names of `profileOptions.education`, by position, for authors and researchers. */
export const educationNames = [
  'High School',
  'Pre-University',
  'Under graduation',
  'Post graduation',
] as const;

/**
 * Finds the code of an option.
 * @param options one of `profileOptions`
 * @returns the code, from 1; '' for an unknown option
 */
export function findCode(options: Options, name: string): number | '' {
  const index = Object.keys(options).indexOf(name);
  return index < 0 ? '' : index + 1;
}

/**
 * Finds the option of a code, the inverse of `findCode`.
 * @param code from 1
 * @returns '' for an unknown code
 */
export function findOption(options: Options, code: number | string): string {
  return Object.keys(options)[Number(code) - 1] ?? '';
}

/** Returns a name if it is an option, else ''. */
export function selectOption<Key extends string>(options: Options<Key>, name: string): Key | '' {
  return Object.hasOwn(options, name) ? (name as Key) : '';
}
