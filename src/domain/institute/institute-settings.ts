/** Values of `content/settings.json` that pages and mails publish about the institute. */
export interface InstituteSettings {
  readonly institute: { readonly name: string };
  readonly funder: string;
  readonly partner: string;
  readonly storeUrl: string;
  readonly supportEmail: string;
  /**
   * The grievance officer for complaints and questions about personal data (DPDP Act 2023, section 13; Rules
   * 2025, rule 9).
   */
  readonly grievance: {
    readonly name: string;
    /** Postal address on one line. */
    readonly post: string;
    /** In the format for display. */
    readonly phone: string;
    readonly email: string;
  };
  /** The Web Information Manager, who is responsible for the texts of the site (GIGW 3.0). */
  readonly webInformationManager: {
    readonly name: string;
    readonly designation: string;
    /** In the format for display. */
    readonly phone: string;
    readonly email: string;
  };
  /** Companies that process personal data for the institute (DPDP Act 2023, section 11). */
  readonly processors?: readonly {
    readonly name: string;
    /** What the company does, as a continuation of its name: "sends our e-mails". */
    readonly purpose: string;
  }[];
  /** The review of the safety plan by a clinician. Without it the plan is not available. */
  readonly safetyPlan?: SafetyPlanReview;
}

/** Who has reviewed the safety plan, and when. */
export interface SafetyPlanReview {
  readonly reviewedBy: string;
  /** YYYY-MM-DD. */
  readonly on: string;
}
