/** Opens the page for a counsellor at the address of the report. */
export const counsellorHash = '#counsellor';
