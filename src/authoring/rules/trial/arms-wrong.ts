import type { Flaw, Rule } from '../rule.ts';
import type { TrialSubject } from './trial-subject.ts';

export const armsWrong: Rule<TrialSubject> = {
  id: 'trial/arms-wrong',
  level: 'error',
  says: "One arm of a trial is 'usual' and changes nothing; each other one has a name of its own and changes something; the shares come to 100.",
  examples: [
    {
      bad: '"arms": [{ "id": "usual", "share": 50 }, { "id": "short", "share": 40 }]',
      good: '"arms": [{ "id": "usual", "share": 50 }, { "id": "short", "share": 50, "levelTexts": { "distress": { "Low": { "step": "Take a short walk." } } } }]',
    },
  ],
  check: ({ trial: { arms } }) => {
    const total = arms.reduce((sum, { share }) => sum + share, 0);
    const flaw = (path: string, expected: string, actual: string, fix: string): Flaw => {
      return { path, expected, actual, fix };
    };
    return [
      ...arms.flatMap(({ id, levelTexts }, at) => {
        const path = `arms[${at}]`;
        if (arms.findIndex((one) => one.id === id) < at)
          return [flaw(`${path}.id`, 'a name of its own', `${id} once more`, 'Give this arm another name.')];
        if ((id === 'usual') === (levelTexts === undefined)) return [];
        return id === 'usual'
          ? [
              flaw(
                path,
                'nothing changed in the usual arm',
                'levelTexts',
                'Take levelTexts out, or rename the arm.',
              ),
            ]
          : [flaw(path, 'other words', 'none', `Add levelTexts to the arm ${id}, or take it out.`)];
      }),
      ...(arms.some(({ id }) => id === 'usual')
        ? []
        : [flaw('arms', "an arm 'usual'", 'none', 'Add { "id": "usual", "share": 50 }.')]),
      ...(total === 100
        ? []
        : [flaw('arms', 'shares that come to 100', String(total), 'Change the shares of the arms.')]),
    ];
  },
};
