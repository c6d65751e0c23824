import {
  CircleQuestionMark,
  HandHeart,
  HeartPulse,
  type LucideIcon,
  Shield,
  Sun,
  Target,
} from 'lucide-react';
import { Container } from '#ui/page/page.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { type HomeReason, useHome } from './use-home.ts';
import styles from './reasons.module.css';

/** Icons that a reason in `home.json` may name. */
export const icons: Readonly<Record<string, LucideIcon>> = {
  shield: Shield,
  'heart-pulse': HeartPulse,
  target: Target,
  sun: Sun,
  question: CircleQuestionMark,
  'hand-heart': HandHeart,
};

/** Six reasons to care about mental wellbeing. */
export function Reasons() {
  const { title, list } = useHome().reasons;
  return (
    <Container as="section" className={styles.reasons}>
      <h2>{title}</h2>
      <ul>
        {list.map((reason) => (
          <ReasonCard key={reason.title} {...reason} />
        ))}
      </ul>
    </Container>
  );
}

function ReasonCard({ title, text, ink, icon }: HomeReason) {
  const Icon = icons[icon] ?? Sun;
  return (
    <li className={accentClass(ink)}>
      <span className={styles.disc}>
        <Icon aria-hidden="true" />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
