import { useLocation } from 'react-router-dom';
import { PlainScreen } from '../features/site/plain-screen.tsx';

interface Words {
  /** The addresses it stands for, under the base path. */
  readonly at: RegExp;
  readonly title: string;
  /** What a reader will find there. */
  readonly text: string;
}

const reading = 'This page will hold a short, plain piece to read at your own pace.';

/** Read from the top: the first that fits gives the words. */
const pages: readonly Words[] = [
  {
    at: /^\/resourcesscreen/i,
    title: 'Resources',
    text: 'Here you will find things to read and to try, for steady days and for hard ones.',
  },
  {
    at: /^\/personalgrowth/i,
    title: 'Personal Growth Goal',
    text: 'Here you will be able to think a change through, step by step, just for yourself.',
  },
  { at: /^\/wellbeing1\d/i, title: 'Maintaining Well Being- II', text: reading },
  { at: /^\/wellbeing/i, title: 'Maintaining Well Being- I', text: reading },
  { at: /^\/cognitivedistortions/i, title: 'Cognitive Distortions', text: reading },
  { at: /^\/selfcompassion/i, title: 'Learn Self Compassion', text: reading },
  { at: /^\/relaxation/i, title: 'Relaxation through visualisation', text: reading },
  {
    at: /^\/suicidalthoughts/i,
    title: 'Dealing with Suicidal Thoughts',
    text: `${reading} If such thoughts are with you today, 'Need to talk?' at the top of this page has numbers that answer day and night.`,
  },
  { at: /^\/stepup/i, title: 'Step up when you need to', text: reading },
];

/** A page whose address is settled and whose contents are not written yet: says what will be there. */
export function PageToCome() {
  const { pathname } = useLocation();
  const words = pages.find(({ at }) => at.test(pathname));
  if (words === undefined) throw new Error(`No words say what will be at ${pathname}.`);
  const { title, text } = words;
  return <PlainScreen title={title}>{text}</PlainScreen>;
}
