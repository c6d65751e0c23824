/** One question at a time, by hand: the first stands in the HTML, and a tap before this script has come is taken over. */
import { items } from 'virtual:questions';

const [place, heading, back, finish] = ['place', 'question', 'back', 'finish'].map((id) =>
  document.getElementById(id),
);
const form = document.querySelector('form');
const answers = items.map(() => null);
let at = 0;
let moving;

function choose({ value }) {
  answers[at] = Number(value);
  clearTimeout(moving);
  if (at + 1 < items.length) moving = setTimeout(show, 300, at + 1);
}

function show(next) {
  clearTimeout(moving);
  at = next;
  place.textContent = `Question ${at + 1} of ${items.length}`;
  heading.textContent = items[at];
  for (const radio of form.elements.answer) radio.checked = Number(radio.value) === answers[at];
  back.hidden = at === 0;
  finish.hidden = at + 1 < items.length;
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}

form.addEventListener('change', ({ target }) => choose(target));
back.addEventListener('click', () => show(at - 1));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const given = answers.filter((answer) => answer !== null);
  form.innerHTML = `<output>${given.length} answers, sum ${given.reduce((sum, answer) => sum + answer, 0)}</output>`;
});

const early = form.querySelector(':checked');
if (early) choose(early);
