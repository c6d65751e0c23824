/** One question at a time, with React and nothing else. */

import { items, options } from 'virtual:questions';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../page.css';

function Questions() {
  const [answers, setAnswers] = useState(() => items.map(() => null));
  const [at, setAt] = useState(0);
  const [isFinished, setFinished] = useState(false);
  const heading = useRef(null);
  const moving = useRef(undefined);
  const isLast = at + 1 === items.length;

  useEffect(() => {
    if (at === 0) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [at]);

  function choose(answer) {
    setAnswers(answers.with(at, answer));
    clearTimeout(moving.current);
    if (!isLast) moving.current = setTimeout(setAt, 300, at + 1);
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
      <p>{`Question ${at + 1} of ${items.length}`}</p>
      <form onSubmit={finish}>
        <h1 id="question" tabIndex={-1} ref={heading}>
          {items[at]}
        </h1>
        <fieldset aria-labelledby="question" key={at}>
          {options.map((label, index) => (
            <label key={label}>
              <input
                type="radio"
                name="answer"
                checked={answers[at] === index + 1}
                onChange={() => choose(index + 1)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {at > 0 && (
          <button type="button" onClick={() => setAt(at - 1)}>
            Back
          </button>
        )}
        {isLast && <button>Finish</button>}
      </form>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Questions />);
