/** Texts of the home page that are not in `content/site`. */
export const messages = {
  home: {
    login: 'Login / Register',
    dashboard: 'Go to your dashboard',
    tryNow: 'Try now, nothing is saved',
    how: 'How it works',
  },

  carousel: {
    controls: 'Choose an indicator',
    previous: 'Previous indicator',
    next: 'Next indicator',
    pause: 'Pause',
    play: 'Play',
    slide: (n: number, of: number) => `Indicator ${n} of ${of}`,
  },
} as const;
