import { describe, expect, it } from 'vitest';
import { checkText } from '#authoring/check/check-passage.ts';

const findHarmful = (text: string) =>
  checkText('page.mdx', 1, text).map(({ actual: words, level }) => `${level}: ${words.slice(1, -1)}`);

describe('a method', () => {
  it.each([
    ['He tried to hang himself.', 'hang himself'],
    ['She hung herself.', 'hung herself'],
    ['He was hanged.', 'hanged'],
    ['He tied a rope to the fan.', 'rope to the fan'],
    ['Her dupatta from the ceiling fan', 'dupatta from the ceiling fan'],
    ['The rope around his neck', 'rope around his neck'],
    ['He drowned himself in the river.', 'drowned himself'],
    ['A case of self immolation.', 'self immolation'],
    ['She set herself on fire.', 'set herself on fire'],
    ['They burnt themselves.', 'burnt themselves'],
    ['He poured kerosene over himself.', 'poured kerosene over himself'],
    ['She doused herself with petrol.', 'doused herself with petrol'],
    ['She took an overdose.', 'overdose'],
    ['He overdosed.', 'overdosed'],
    ['She poisoned herself.', 'poisoned herself'],
    ['He drank pesticide.', 'drank pesticide'],
    ['He drank half a bottle of weed killer.', 'drank half a bottle of weed killer'],
    ['They consumed poison.', 'consumed poison'],
    ['She swallowed acid.', 'swallowed acid'],
    ['She took rat poison.', 'took rat poison'],
    ['A few have swallowed all their sleeping tablets.', 'swallowed all their sleeping tablets'],
    ['She took a whole strip of tablets.', 'took a whole strip of tablets'],
    ['They took all their medicines at once.', 'took all their medicines'],
    ['Ask for sleeping tablets.', 'sleeping tablets'],
    ['He jumped off the bridge.', 'jumped off the bridge'],
    ['She leapt from the tenth floor.', 'leapt from the tenth floor'],
    ['She threw herself into the well.', 'threw herself into the well'],
    ['He jumped in front of a train.', 'jumped in front of a train'],
    ['She threw herself before a moving train.', 'threw herself before a moving train'],
    ['She stood in front of a train.', 'in front of a train'],
    ['He stepped into the path of the truck.', 'stepped into the path of the truck'],
    ['He stood on the railway track.', 'stood on the railway track'],
    ['She lay down on the tracks.', 'lay down on the tracks'],
    ['He walked onto the railway line.', 'walked onto the railway line'],
    ['She fell to her death.', 'fell to her death'],
    ['I cut myself at night.', 'cut myself'],
    ['She cut herself on purpose.', 'cut herself'],
    ['She slit her wrists.', 'slit her wrists'],
    ['He cut his own left wrist.', 'cut his own left wrist'],
    ['He stabbed himself.', 'stabbed himself'],
    ['He shot himself.', 'shot himself'],
    ['A gun to his head', 'gun to his head'],
    ['He died by hanging.', 'died by hanging'],
    ['She ended her life with pills.', 'ended her life with pills'],
  ])('is found: %s', (text, words) => {
    expect(findHarmful(text)).toContain(`error: ${words}`);
  });

  it.each([
    'Hang your coat. The lamp hung from the beam. Tie a rope to the tree for a swing.',
    'A rope for climbing. A scarf around your neck.',
    'A drowning man of a story clutches at straw; she drowned herself in work.',
    'Set yourself a goal. Do not burn yourself out. She burned herself on the stove.',
    'Pour oil on your head and rub it in.',
    'Take your tablets as the doctor said. Take two tablets after food. Painkillers may help.',
    'He took all his medicines along to the doctor. He took 30 tablets by mistake.',
    'Take the poison out of the quarrel. She took the poison away.',
    'Drink water, and eat less. Acid fruit can hurt.',
    'You may take medicine for sleep.',
    'Do not jump to conclusions. He jumped off the swing.',
    'The children jumped into the river to swim.',
    'The train stood on the track. The train has stood on the railway tracks for hours.',
    'She ran to catch the train, and sat on a bench. They walk along the railway track to school.',
    'She cut herself a slice. Cut yourself some slack. He cut himself off from friends.',
    'He cut himself while cooking. You cannot cut corners.',
    'He shot himself in the foot. Time killed. It killed the joy.',
    'She died by suicide. He died with his family beside him.',
  ])('is not found: %s', (text) => {
    expect(findHarmful(text)).toEqual([]);
  });

  it('is not found in objects that are dangerous at home or on a farm, which are advised against', () => {
    expect(findHarmful('Keep rat poison and pesticides locked away.')).toEqual([
      'advice: rat poison',
      'advice: pesticides',
    ]);
    expect(findHarmful('Keep pesticides away from thoughts of suicide.')).toEqual(['error: pesticides']);
  });
});
