/** One question at a time, with React only. */

import { items, options } from 'virtual:questions';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../page.css';

function Questions() {
  const [answers, setAnswers] = useState(() => items.map(() => null));
  const [current, setCurrent] = useState(0);
  const [isFinished, setFinished] = useState(false);
  const heading = useRef(null);
  const advanceTimer = useRef(undefined);
  const isLast = current + 1 === items.length;

  useEffect(() => {
    if (current === 0) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [current]);

  function choose(answer) {
    setAnswers(answers.with(current, answer));
    clearTimeout(advanceTimer.current);
    if (!isLast) advanceTimer.current = setTimeout(setCurrent, 300, current + 1);
  }
  function finish(event) {
    event.preventDefault();
    setFinished(true);
  }

  const given = answers.filter((answer) => answer !== null);
  if (isFinished)
    return (
      <output>{`${given.length} answers, sum ${given.reduce((sum, answer) => sum + answer, 0)}`}</output>
    );
  return (
    <>
      <p>{`Question ${current + 1} of ${items.length}`}</p>
      <form onSubmit={finish}>
        <h1 id="question" tabIndex={-1} ref={heading}>
          {items[current]}
        </h1>
        <fieldset aria-labelledby="question" key={current}>
          {options.map((label, index) => (
            <label key={label}>
              <input
                type="radio"
                name="answer"
                checked={answers[current] === index + 1}
                onChange={() => choose(index + 1)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {current > 0 && (
          <button type="button" onClick={() => setCurrent(current - 1)}>
            Back
          </button>
        )}
        {isLast && <button>Finish</button>}
      </form>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Questions />);
