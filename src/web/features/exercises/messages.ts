import settings from '#compiled/settings.json';

/** Texts around the exercises, whose own texts are in `content/exercises`. */
export const messages = {
  pageTitle: (title: string) => `${title} · ${settings.programName}`,
  minutes: (minutes: number) => `${minutes} minutes`,
  list: {
    title: 'Short exercises',
    lead: 'Two to five minutes each. They are free, and nothing you do here is stored. You can stop at any time.',
    unknown:
      'An exercise does not help everyone, and it is not a treatment. If one does not suit you, try another.',
    unsafe: 'If you are not safe at home',
  },
  start: 'Start',
  overview: (minutes: number, steps: number) => `${minutes} minutes, ${steps} steps`,
  status: (status: string) => `This text: ${status}.`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  all: 'All exercises',
  stop: 'Stop',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  end: {
    title: 'That is all',
    text: 'You gave yourself a few minutes. On some days this helps, on other days it does not. Both are fine.',
    again: 'Do it again',
    others: 'Other short exercises',
    close: 'Close',
  },
  pause: {
    start: (seconds: number) => `Start ${seconds} seconds`,
    left: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
    cancel: 'Stop the timer',
    done: 'The time is over. You can stay longer if you like.',
  },
  breathe: {
    start: 'Start the circle',
    again: 'Once more',
    cancel: 'Stop the circle',
    in: 'Breathe in',
    out: 'Breathe out',
    rounds: (rounds: number) => `${rounds} slow breaths`,
    round: (round: number, of: number) => `Breath ${round} of ${of}`,
    done: 'That was the last one.',
  },
  choose: {
    own: 'From your own answers: you did these rarely',
    general: 'Or one of these',
    only: 'Choose one',
    none: 'Nothing is chosen yet. Go back to choose, or use your own words.',
  },
  call: (number: string, hours: string) => `Call ${number} · ${hours}`,
  help: (number: string, hours: string) => `Need to talk? ${number} · ${hours}`,
  needToTalk: 'Need to talk?',
} as const;
