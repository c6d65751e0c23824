/** The label of each profile field, by its name in forms. */
export const profileLabels = {
  name: 'Name',
  age: 'Age',
  phone: 'Phone',
  city: 'City',
  work: 'What kind of work I do?',
  gender: 'Gender',
  education: 'Highest level of education',
  currentStatus: 'Which describes me best currently?',
  maritalStatus: 'Marital status',
  soughtHelpBefore: 'Have you sought help from a professional before?',
  currentlyHavingIssues: 'Are you currently dealing with a mental health problem?',
  currentlySeekingHelp: 'Are you seeking help at present?',
  comfortSeekingHelp: 'How comfortable would you be seeking help?',
  likelihoodConsulting: 'How likely are you to consult someone in the next 3 months?',
} as const;
