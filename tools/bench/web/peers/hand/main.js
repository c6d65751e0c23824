/** One question at a time, without a library. The HTML has the first question; a tap before this script loads is kept. */
import { items } from 'virtual:questions';

const [place, heading, back, finish] = ['place', 'question', 'back', 'finish'].map((id) =>
  document.getElementById(id),
);
const form = document.querySelector('form');
const answers = items.map(() => null);
let current = 0;
let advanceTimer;

function choose({ value }) {
  answers[current] = Number(value);
  clearTimeout(advanceTimer);
  if (current + 1 < items.length) advanceTimer = setTimeout(show, 300, current + 1);
}

function show(next) {
  clearTimeout(advanceTimer);
  current = next;
  place.textContent = `Question ${current + 1} of ${items.length}`;
  heading.textContent = items[current];
  for (const radio of form.elements.answer) radio.checked = Number(radio.value) === answers[current];
  back.hidden = current === 0;
  finish.hidden = current + 1 < items.length;
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}

form.addEventListener('change', ({ target }) => choose(target));
back.addEventListener('click', () => show(current - 1));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const given = answers.filter((answer) => answer !== null);
  form.innerHTML = `<output>${given.length} answers, sum ${given.reduce((sum, answer) => sum + answer, 0)}</output>`;
});

const selected = form.querySelector(':checked');
if (selected) choose(selected);
