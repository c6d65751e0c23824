/** Every sentence of the public pages. Those of the specification stand word by word. */
export const strings = {
  home: {
    title: 'Track your Mental Wellbeing',
    tagline: ['Discover', 'Reflect', 'Empower'],
    lead: 'A private place for adults to notice how they are doing, in five parts of life, and to see how that changes.',
    login: 'Login / Register',
    dashboard: 'Go to your dashboard',
    how: 'How it works',
    fine: 'For self-awareness only. Not a diagnosis or a treatment. For adults aged 18 or older.',
    points: {
      title: 'Four things you can do here',
      list: [
        {
          title: 'Pause and reflect',
          text: 'Set aside a quiet quarter of an hour and look at how life feels from the inside.',
        },
        {
          title: 'Answer, then see',
          text: 'Questions on several aspects of wellbeing, followed by feedback written for your answers.',
        },
        {
          title: 'Track over time',
          text: 'Return when you like. Each new result sits beside the one before it.',
        },
        {
          title: 'Read and practise',
          text: 'Short, plain pages on keeping your wellbeing steady, or lifting it a little.',
        },
      ],
    },
  },
} as const;
