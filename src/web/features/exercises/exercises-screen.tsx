import { Link } from 'react-router-dom';
import englishTroubles from '#compiled/troubles.json';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import { type ExerciseCard, groupByTrouble } from '#domain/exercises/exercise.ts';
import { Lead, Container } from '#ui/page/page.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { classes } from '#ui/theme/classes.ts';
import { Drawing } from './drawing.tsx';
import styles from './exercises-screen.module.css';
import { UnsafeAtHome } from './unsafe-at-home.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import settings from '#compiled/settings.json';
import { useContent } from '#web-language/content.ts';

/** All exercises, by what troubles a person. An exercise can be in several groups. */
export function ExercisesScreen({ exercises }: { exercises: readonly ExerciseCard[] }) {
  const troubles = useContent('troubles.json', englishTroubles);
  const { t } = useTranslation();
  const groups = groupByTrouble(exercises, troubles);
  return (
    <Container className={classes(styles.list, accentClass('s4'))}>
      <title>
        {t('plan.exercises.pageTitle', {
          title: t('plan.exercises.list.title'),
          programName: settings.programName,
        })}
      </title>
      <h1 id="page-title" tabIndex={-1}>
        {t('plan.exercises.list.title')}
      </h1>
      <Lead>{t('plan.exercises.list.lead')}</Lead>
      <nav aria-label={t('plan.exercises.list.title')}>
        <ul className={styles.jump}>
          {groups.map(({ trouble: { id, label } }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ trouble: { id, label, safetyLines }, ...group }) => (
        <section key={id} aria-labelledby={id} className={styles.group}>
          <h2 id={id} tabIndex={-1}>
            {label}
          </h2>
          <ul>
            {group.exercises.map(({ slug, title, minutes, picture }) => (
              <li key={slug} className={styles.card}>
                <Drawing file={picture} alt="" />
                <div>
                  <h3>
                    <Link to={toExerciseAddress(slug)}>{title}</Link>
                  </h3>
                  <p className={styles.minutes}>{t('plan.exercises.minutes', { minutes })}</p>
                </div>
              </li>
            ))}
          </ul>
          {safetyLines && <UnsafeAtHome />}
        </section>
      ))}
      <p className="note">{t('plan.exercises.list.unknown')}</p>
    </Container>
  );
}
