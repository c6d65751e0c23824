/**
 * Draws the films of the reading pages into `content/media`, where they are committed: an .mp4 without sound and a .jpg
 * for the time before the click, as long as the captions (.vtt) beside them. Run it after a change of captions, films
 * or inks: `node tools/videos/videos.mjs`, or with names for some of them. It needs ffmpeg with libx264.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getDesignToken } from '../design-tokens.mjs';
import { root } from '../prepare.mjs';
import { createCanvas, parseColour } from './canvas.mjs';
import { films } from './films.mjs';

const width = 640;
const height = 360;
const framesPerSecond = 15;
/** Seconds of quiet after the last caption. */
const secondsAfterCaptions = 3;

const mixing = { light: 'multiply', dark: 'screen' };

/** When the last caption ends, in seconds. */
function readCaptionsEnd(name) {
  const captions = readFileSync(join(root, `content/media/${name}.vtt`), 'utf8');
  const [, hours, minutes, seconds] = [...captions.matchAll(/--> (\d+):(\d+):([\d.]+)/g)].at(-1);
  return 3600 * hours + 60 * minutes + Number(seconds);
}

/** A film as pictures: `frame(t)` answers the bytes of the picture at `t` seconds, in one buffer used again. */
function createFrameRenderer({ palette, paper, scene }, length) {
  const sheet = createCanvas(width, height, parseColour(getDesignToken(paper, palette)), mixing[palette]);
  const inks = Object.fromEntries(
    ['s1', 's2', 's3', 's4', 's5'].map((ink) => [ink, parseColour(getDesignToken(`${ink}-fill`, palette))]),
  );
  return (t) => {
    // In from the bare paper, and out to a faint print that stays on the screen.
    const presence = Math.min(1, t / 5, 0.4 + (0.6 * (length - t)) / 6);
    sheet.clear();
    for (const { field, ...shape } of scene(t)) {
      sheet[field ? 'field' : 'disc']({ ...shape, ink: inks[shape.ink], alpha: shape.alpha * presence });
    }
    return sheet.pixels;
  };
}

const inputArgs = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${width}x${height}`,
  '-r',
  framesPerSecond,
  '-i',
  '-',
];
const encodingArgs = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-tune',
  'animation',
  '-crf',
  27,
  '-pix_fmt',
  'yuv420p',
];
const streamingArgs = ['-g', framesPerSecond * 10, '-movflags', '+faststart', '-an'];

/** Pipes pictures into ffmpeg and waits for the file. */
async function encode(frames, output, options) {
  const file = join(root, 'content/media', output);
  const args = ['-y', '-loglevel', 'error', ...inputArgs, ...options, file].map(String);
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(ffmpeg, 'close');
  for (const frame of frames) {
    // The buffer is drawn over next: ffmpeg gets its own copy.
    if (!ffmpeg.stdin.write(Buffer.from(frame))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg could not write ${output}`);
  console.log(`${output}: ${Math.round(statSync(file).size / 1000)} kB`);
}

const wanted = process.argv.slice(2);
for (const film of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const length = readCaptionsEnd(film.name) + secondsAfterCaptions;
  const frame = createFrameRenderer(film, length);
  const frames = Array.from(
    { length: Math.round(length * framesPerSecond) },
    (_, index) => index / framesPerSecond,
  );
  await encode([frame(film.still)], `${film.name}.jpg`, ['-frames:v', 1, '-q:v', 4]);
  await encode(
    (function* () {
      for (const t of frames) yield frame(t);
    })(),
    `${film.name}.mp4`,
    [...encodingArgs, ...streamingArgs],
  );
}
