/** Maximum days until a complaint about personal data is answered (DPDP Rules 2025, rule 14). */
export const complaintDays = 90;
