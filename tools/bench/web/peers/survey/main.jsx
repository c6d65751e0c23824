/** One question at a time, with the React renderer and styles of SurveyJS. */

import { items, options } from 'virtual:questions';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.css';

const choices = options.map((text, index) => ({ value: index + 1, text }));
const survey = new Model({
  elements: items.map((title, index) => ({ type: 'radiogroup', name: `item${index}`, title, choices })),
  questionsOnPageMode: 'questionPerPage',
  showProgressBar: true,
  progressBarType: 'questions',
  autoAdvanceEnabled: true,
  autoAdvanceAllowComplete: false,
  completeText: 'Finish',
});
survey.onCompleting.add(({ data }) => {
  const given = Object.values(data);
  const sum = given.reduce((total, answer) => total + answer, 0);
  survey.completedHtml = `<output>${given.length} answers, sum ${sum}</output>`;
});

createRoot(document.getElementById('root')).render(<Survey model={survey} />);
