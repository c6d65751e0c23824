import { Link } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { Glyph } from '#ui/glyph/glyph.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import styles from './my-pattern.module.css';
import { messages } from './messages.ts';

const text = messages.pattern;

/**
 * Links to the combined feedback of each section, and to the survey.
 * @param props.cards empty if there are no results
 */
export function FurtherLinks({ cards }: { cards: readonly InstrumentCard[] }) {
  return (
    <div className={styles.further}>
      {cards.length > 0 && (
        <section aria-labelledby="sections-title">
          <h2 id="sections-title">{text.sections}</h2>
          <ul className={styles.sections}>
            {cards.map((card) => (
              <li key={card.id}>
                <Link to={card.routes.combined} className={accentClass(card.look.ink)}>
                  <Glyph name={card.look.glyph} className={styles.glyph} />
                  {card.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="survey-title">
        <h2 id="survey-title">{text.survey}</h2>
        <p>{text.surveyAbout}</p>
        <Link to="/userFeedbackForm" className={buttonClass('ghost')}>
          {text.surveyLink}
        </Link>
      </section>
    </div>
  );
}
