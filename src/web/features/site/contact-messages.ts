/** Texts of the contact page. The home page does not load them. */
export const contactMessages = {
  title: 'Contact Us',
  lead: 'Do you have a question or a suggestion? Does something not work? Write to us. We answer by e-mail.',
  labels: {
    username: 'Username',
    email: 'Email ID',
    age: 'Age',
    gender: 'Gender',
    kind: 'What is your message about?',
    message: 'Message',
  },
  kind: {
    message: 'A question or suggestion',
    complaint: 'A complaint about how my data is used',
  },
  required: 'This field is required',
  email: 'Enter a valid email address.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  incomplete: 'Please check the marked fields.',
  cancel: 'Cancel',
  submit: 'Submit',
  busy: 'Sending...',
  sent: {
    title: 'Your message has been sent',
    text: (email: string) => `Thank you for writing. We will answer to ${email} as soon as we can.`,
    complaint: {
      title: 'Your complaint has been sent',
      number: 'Please note this number:',
      text: (email: string, day: string) => `We will answer to ${email} by ${day}.`,
    },
    home: 'Go to the home page',
    again: 'Write another message',
  },
  failed: {
    saved: 'What you wrote is still here.',
    unreachable: 'The server did not answer, so we do not know if your message reached us.',
    unsupported: 'Messages cannot be sent from here.',
    tooManyMessages: 'Too many messages were sent from this internet connection.',
    other: 'Your message could not be sent.',
    later: 'Please try again later.',
    mail: 'You can also write to',
  },
  aside: {
    mailTitle: 'By e-mail',
    officerTitle: 'Questions or complaints about your data',
    officer: 'Our grievance officer answers within 90 days:',
    urgentTitle: 'Not for emergencies',
    urgent:
      'Nobody reads these messages at night. If you need to talk to someone now, these numbers are free.',
    storageTitle: 'What happens to your message',
    storage:
      'We delete your message after one year. We delete a complaint one year after it was answered. Read more in our',
    privacy: 'Privacy Policy',
  },
} as const;
