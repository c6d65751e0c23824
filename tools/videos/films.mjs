/**
 * The three films: each is a function from a time in seconds to the shapes of a frame of 640 by 360. Times follow the captions.
 * Nothing moves faster than a breath of 8 seconds, and nothing appears or disappears suddenly.
 */
const middle = { x: 320, y: 180 };
const fullTurn = 2 * Math.PI;
/** The golden angle, as a fraction of a full turn: discs at its multiples never line up. */
const goldenAngle = 137.508 / 360;

/** Oscillates from 0 to 1 and back in `seconds`. `phase` is from 0 to 1. */
const breath = (t, seconds = 12, phase = 0) => 0.5 - 0.5 * Math.cos(fullTurn * (t / seconds + phase));
/** Eases from 0 at `start` to 1 at `start + seconds`. */
const ease = (t, start, seconds) => {
  const part = Math.max(0, Math.min(1, (t - start) / seconds));
  return 0.5 - 0.5 * Math.cos(Math.PI * part);
};
const interpolate = (from, to, part) => from + (to - from) * part;
const polarPoint = (distance, angle, at = middle) => ({
  x: at.x + distance * Math.cos(fullTurn * angle),
  y: at.y + distance * Math.sin(fullTurn * angle),
});

/** Nature imagery: hills, a sun that rises over water, rings on the water, and a tree. */
function morning(t) {
  const horizon = 226;
  const height = interpolate(40, -86, ease(t, 6, 100));
  const sun = 62 + 5 * breath(t, 14);
  const sky = { bottom: horizon };
  const water = { top: horizon };
  const rings = Array.from({ length: 6 }, (_, index) => {
    const life = (t / 54 + index / 6) % 1;
    return {
      ...middle,
      y: horizon,
      r: 48 + 380 * life,
      hole: 38 + 380 * life,
      accent: 's4',
      alpha: 0.5 * Math.sin(Math.PI * life),
      ...water,
    };
  });
  const crown = Array.from({ length: 9 }, (_, index) => ({
    ...polarPoint(24 * Math.sqrt(index + 0.3), index * goldenAngle + 0.02 * breath(t, 20), {
      x: 548,
      y: 112,
    }),
    r: (34 + 6 * breath(t, 16, index / 9)) * ease(t, 74 + 2 * index, 14),
    accent: 's5',
    alpha: 0.42,
  }));
  const trunk = [0, 1, 2, 3].map((index) => ({
    x: 548,
    y: 219 - 15 * index,
    r: 9 * ease(t, 70 + 2 * index, 12),
    accent: 's5',
    alpha: 0.6,
  }));
  return [
    { x: 96 - 8 * breath(t, 60), y: 330, r: 196, accent: 's5', alpha: 0.6, ...sky },
    { x: 300, y: 420, r: 232, accent: 's5', alpha: 0.4, ...sky },
    { x: 560 + 8 * breath(t, 70), y: 350, r: 196, accent: 's4', alpha: 0.5, ...sky },
    { ...middle, y: horizon + height, r: sun * 1.75, accent: 's3', alpha: 0.28, ...sky },
    { ...middle, y: horizon + height, r: sun, accent: 's3', alpha: 0.85, ...sky },
    { ...middle, y: horizon - height, r: sun, accent: 's3', alpha: 0.4, ...water },
    { field: true, ...water, accent: 's4', alpha: 0.4 },
    ...rings,
    { x: 70 + 0.9 * t, y: 66, r: 34, accent: 's2', alpha: 0.34 },
    { x: 112 + 1.1 * t, y: 80, r: 24, accent: 's1', alpha: 0.3 },
    { x: 452 + 0.5 * t, y: 52, r: 20, accent: 's1', alpha: 0.24 },
    ...trunk,
    ...crown,
  ];
}

/** Spiritual imagery: a light that approaches, opens like a flower, and splits into small lights. */
function light(t) {
  const seen = ease(t, 34, 8);
  const near = ease(t, 62, 14);
  const open = ease(t, 72, 20);
  const given = ease(t, 134, 16);
  const petals = Array.from({ length: 10 }, (_, index) => ({
    ...polarPoint(66 * open, index / 10 + t / 480),
    r: (38 + 7 * breath(t, 14, index / 20)) * open,
    accent: index % 2 === 0 ? 's2' : 's1',
    alpha: 0.42,
  }));
  const small = Array.from({ length: 13 }, (_, index) => ({
    ...polarPoint(interpolate(112, 150, given) + 13 * (index % 4), index * goldenAngle + t / 600),
    r: (7 + 3 * breath(t, 12, index / 13)) * ease(t, 106 + 2.2 * index, 9),
    accent: 's3',
    alpha: 0.75,
  }));
  const circles = [0, 1, 2].map((index) => {
    const life = (t / 60 + index / 3) % 1;
    return {
      ...middle,
      r: 90 + 320 * life,
      hole: 84 + 320 * life,
      accent: 's4',
      alpha: 0.3 * Math.sin(Math.PI * life) * ease(t, 84, 12),
    };
  });
  return [
    { ...middle, r: 120 + 24 * breath(t, 16), accent: 's1', alpha: 0.3 },
    { ...middle, r: 168 + 26 * breath(t, 16, 0.1), accent: 's1', alpha: 0.16 },
    ...circles,
    ...petals,
    ...small,
    { ...middle, r: interpolate(13, 40, near) * seen + 4 * breath(t, 12) * seen, accent: 's3', alpha: 0.95 },
    { ...middle, r: (interpolate(26, 66, near) + 5 * breath(t, 12, 0.1)) * seen, accent: 's3', alpha: 0.34 },
  ];
}

/** Preparing for help: a disc, small discs next to it, a second disc that approaches, and rising steps. */
function meeting(t) {
  const approach = ease(t, 44, 16);
  const met = ease(t, 58, 18);
  const lift = -10 * ease(t, 88, 10);
  const notes = [19, 21, 23, 26, 32, 38].map((start, index) => ({
    x: interpolate(290 + 38 * index, 320 + 24 * (index - 2.5), met),
    y: 180 + lift + 5 * Math.sin(fullTurn * (t / 16 + index / 6)),
    r: (14 + 2 * breath(t, 12, index / 6)) * ease(t, start, 5),
    accent: 's3',
    alpha: 0.75,
  }));
  const steps = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
    x: 74 + 82 * index,
    y: 304 - 40 * index,
    r: (26 + 5 * index + 3 * breath(t, 14, index / 7)) * ease(t, 84 + 2 * index, 9),
    accent: 's5',
    alpha: 0.34,
  }));
  return [
    { x: 40 + 16 * breath(t, 50), y: 400, r: 210, accent: 's5', alpha: 0.16 },
    { x: 640 - 16 * breath(t, 60), y: -40, r: 220, accent: 's5', alpha: 0.16 },
    ...steps,
    { x: interpolate(176, 262, met), y: 180 + lift, r: 76 + 7 * breath(t, 12), accent: 's5', alpha: 0.9 },
    {
      x: interpolate(760, interpolate(534, 378, met), approach),
      y: 180 + lift,
      r: 76 + 7 * breath(t, 12, 0.25),
      accent: 's1',
      alpha: 0.7,
    },
    ...notes,
  ];
}

/** The films. `paper` is the token of the background, and `still` the time of the thumbnail in seconds. */
export const films = [
  { name: 'nature-imagery', palette: 'light', paper: 'section-4-tint', still: 104, scene: morning },
  { name: 'spiritual-imagery', palette: 'dark', paper: 'background', still: 128, scene: light },
  { name: 'preparing-for-help', palette: 'light', paper: 'section-5-tint', still: 80, scene: meeting },
];
