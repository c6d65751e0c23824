import { type ExerciseFile, listDrawings } from '../../source/exercise-file.ts';
import type { CheckRule } from '../../finding/rule.ts';
import { createHead } from './example-head.ts';

/** In bytes. All drawings are stored on the phone for offline use. */
const maxBytes = 8000;

/** What browsers block in a picture, or what loads from another host. */
const forbidden =
  /<(script|style|foreignObject|image|use|text)\b|\son\w+=|\sstyle=|href=|url\(\s*["']?https?:/i;

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">${inside}</svg>`;
const page = { 'content/exercises/rest.mdx': createHead({}) };
const circle = '<circle cx="160" cy="100" r="60" fill="#7075cf"/>';

export const drawingUnsafe: CheckRule<ExerciseFile> = {
  id: 'exercise/drawing-unsafe',
  level: 'error',
  description: `A drawing has a viewBox, at most ${maxBytes / 1000} kB, and shapes with attributes only: no scripts, styles, words or links.`,
  examples: [
    {
      bad: { ...page, 'content/pictures/rest.svg': svg(`<style>circle { fill: red }</style>${circle}`) },
      good: { ...page, 'content/pictures/rest.svg': svg(circle) },
    },
    {
      bad: {
        ...page,
        'content/pictures/rest.svg': svg(circle).replace(/ viewBox="[^"]*"/, ''),
      },
      good: { ...page, 'content/pictures/rest.svg': svg(circle) },
    },
  ],
  check: (exercise) => {
    const used = new Set(listDrawings(exercise).map(({ name }) => name));
    return exercise.drawings
      .filter(({ name }) => used.has(name))
      .flatMap(({ file, text }) => {
        const found = forbidden.exec(text)?.[0].trim();
        const actual =
          found ??
          (/<svg[^>]*\sviewBox="/.test(text) ? undefined : 'no viewBox') ??
          (text.length > maxBytes ? `${text.length} bytes` : undefined);
        if (actual === undefined) return [];
        return [
          {
            file,
            path: '',
            expected: `a viewBox, at most ${maxBytes} bytes, and shapes with attributes only`,
            actual,
            fix: 'Export the drawing as plain SVG with presentation attributes, and simplify its paths.',
          },
        ];
      });
  },
};
