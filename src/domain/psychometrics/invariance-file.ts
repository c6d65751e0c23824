// Derived from src/domain/psychometrics/invariance-file.schema.json by `npm run derive`: change it there.

/**
 * Measurement invariance of a questionnaire between two languages, written by `invariance.R` of a release and read
 * by `npm run translate -- accept`.
 */
export interface InvarianceFile {
  /** Version of the file format. */
  readonly format: 1;
  /** Table of the release: the questionnaire and its major version. */
  readonly table: string;
  /** Id of the questionnaire. */
  readonly instrument: string;
  /** The newest version in the table. */
  readonly version: string;
  /** Name of the release. */
  readonly release: string;
  /** Day of the computation, as YYYY-MM-DD. */
  readonly made: string;
  /** The language of the translation, as a BCP 47 tag. */
  readonly language: string;
  /** Number of people who answered in it. */
  readonly people: number;
  /** The language of the questionnaire, as a BCP 47 tag. */
  readonly comparedWith: string;
  /** Number of people who answered in the language of the questionnaire. */
  readonly comparedPeople: number;
  /** Quarter of the first answer in the translation; null if it is suppressed. */
  readonly firstQuarter: string | null;
  /** Version of the R package lavaan. */
  readonly lavaan: string;
  /** The scores that sum items. */
  readonly scores: readonly InvarianceScore[];
}

/** The models of a score. */
export interface InvarianceScore {
  /** Id of the score. */
  readonly id: string;
  /** Title of the score. */
  readonly title: string;
  /** Ids of its items. */
  readonly items: readonly string[];
  /** In the order of fitting: configural, metric, scalar; fewer if a model could not be fitted. */
  readonly models: readonly InvarianceModel[];
}

/** Fit of a one-factor model in two groups. */
export interface InvarianceModel {
  /** Which parameters are equal: none, loadings, loadings and intercepts. none: no model. */
  readonly model: 'configural' | 'metric' | 'scalar' | 'none';
  /** Degrees of freedom. */
  readonly df: number | null;
  /** Scaled chi-squared. */
  readonly chisq: number | null;
  /** Scaled comparative fit index. */
  readonly cfi: number | null;
  /** Scaled root mean square error of approximation. */
  readonly rmsea: number | null;
  /** Standardized root mean square residual. */
  readonly srmr: number | null;
  /** Why it could not be fitted; empty if it was. */
  readonly why: string;
}
