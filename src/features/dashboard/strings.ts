import settings from '../../../content/settings.json';

/** What the two dashboards say. */
export const strings = {
  product: settings.programName,
  pageTitle: 'Dashboard',
  title: 'Aspects of Mental Wellbeing',
  startLead: 'Click start assessment to begin your mental wellbeing journey',
  lead: 'Click on any assessment to start',
  loading: 'Loading your dashboard...',
  start: 'Start Assessment',
  locked: 'Locked',
  done: 'Completed',
  notAttempted: 'Not Attempted',
  lastAttempted: 'Last attempted',
  begun: 'You have begun an assessment. Your answers so far are kept on this device:',
  lockedMessage: 'This section is locked until previous assessments are complete.',
  userNotFound: 'User not found. Please login again.',
} as const;
