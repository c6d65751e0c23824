/**
 * `node tools/videos/videos.mjs`: draws the films of the reading pages into `content/media`, an .mp4 without sound and a .jpg as
 * thumbnail, as long as their captions (.vtt). Run it after a change of captions, films or accent colours.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeUnknownName, exitWithUsage, parseCommandLine } from '../command-line.mjs';
import { getDesignToken } from '../design-tokens.mjs';
import { root } from '../prepare.mjs';
import { createCanvas, parseColour } from './canvas.mjs';
import { films } from './films.mjs';

const width = 640;
const height = 360;
const framesPerSecond = 15;
/** Seconds after the last caption. */
const secondsAfterCaptions = 3;

const blendModes = { light: 'multiply', dark: 'screen' };

/** The end of the last caption, in seconds. */
function readCaptionsEnd(name) {
  const captions = readFileSync(join(root, `content/media/${name}.vtt`), 'utf8');
  const [, hours, minutes, seconds] = [...captions.matchAll(/--> (\d+):(\d+):([\d.]+)/g)].at(-1);
  return 3600 * hours + 60 * minutes + Number(seconds);
}

/** Returns a function that renders the frame of a time in seconds. All frames share one buffer. */
function createFrameRenderer({ palette, paper, scene }, length) {
  const canvas = createCanvas(
    width,
    height,
    parseColour(getDesignToken(paper, palette)),
    blendModes[palette],
  );
  const accents = Object.fromEntries(
    ['s1', 's2', 's3', 's4', 's5'].map((accent) => [
      accent,
      parseColour(getDesignToken(`section-${accent.slice(1)}-fill`, palette)),
    ]),
  );
  return (t) => {
    // Fades in from the paper, and fades out to a faint image.
    const opacity = Math.min(1, t / 5, 0.4 + (0.6 * (length - t)) / 6);
    canvas.clear();
    for (const { field, ...shape } of scene(t)) {
      canvas[field ? 'field' : 'disc']({
        ...shape,
        colour: accents[shape.accent],
        alpha: shape.alpha * opacity,
      });
    }
    return canvas.pixels;
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

/** Pipes frames to ffmpeg and waits for the file. */
async function encode(frames, output, options) {
  const file = join(root, 'content/media', output);
  const args = ['-y', '-loglevel', 'error', ...inputArgs, ...options, file].map(String);
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(ffmpeg, 'close');
  for (const frame of frames) {
    // The next frame overwrites the buffer, so ffmpeg gets a copy.
    if (!ffmpeg.stdin.write(Buffer.from(frame))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg could not write ${output} (exit code ${code}). It needs libx264.`);
  console.log(`${output}: ${Math.round(statSync(file).size / 1000)} kB`);
}

const filmNames = films.map(({ name }) => name);
const help = {
  command: 'node tools/videos/videos.mjs',
  usage: '[FILM…]',
  summary: `Draws films into content/media: ${filmNames.join(', ')}. Commit them. Needs ffmpeg with libx264.`,
  example: 'nature-imagery',
};
const { positionals: names } = parseCommandLine(help, { allowPositionals: true });
const unknown = names.find((name) => !filmNames.includes(name));
if (unknown !== undefined) exitWithUsage(help, describeUnknownName('film', unknown, filmNames));

for (const film of films.filter(({ name }) => names.length === 0 || names.includes(name))) {
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
