import { playSound, unlockAudio } from './play-sound.ts';
import type { PlayableBlock } from './prepare-sounds.ts';

/** `block` is the text that is spoken, or where the player is paused. */
export type PlayerState =
  | { readonly status: 'speaking' | 'paused'; readonly block: PlayableBlock }
  | { readonly status: 'ended' | 'failed' };

/** Speaks blocks in order. */
export interface Player {
  readonly isSlow: boolean;
  pause(): void;
  /** Continues with the text at which it was paused. */
  resume(): void;
  /** Speaks the current text again; with options, the question and its options. */
  repeat(): void;
  setSlow(isSlow: boolean): void;
  stop(): void;
}

const slowRate = 0.75;

/** Stays for later texts of the visit. */
let isSlow = false;

/** The player that speaks, of which there is one on a page. */
let active: Player | null = null;

/**
 * Starts to speak. Call it in the handler of a press.
 * @param onChange called at each change, first before this returns
 */
export function startPlayer(
  blocks: readonly PlayableBlock[],
  onChange: (state: PlayerState) => void,
): Player {
  let position = 0;
  let controller = new AbortController();
  const hasOptions = blocks.some(({ number }) => number !== undefined);

  async function playFrom(start: number): Promise<void> {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    try {
      for (position = start; position < blocks.length; position += 1) {
        const block = blocks[position];
        if (!block) break;
        onChange({ status: 'speaking', block });
        for (const sound of block.sounds) {
          await playSound(sound, isSlow ? slowRate : 1, signal);
          if (signal.aborted) return;
        }
      }
      end('ended');
    } catch {
      if (!signal.aborted) end('failed');
    }
  }

  function end(status: 'ended' | 'failed') {
    controller.abort();
    if (active === player) active = null;
    onChange({ status });
  }

  const player: Player = {
    isSlow,
    pause() {
      controller.abort();
      const block = blocks[position];
      if (block) onChange({ status: 'paused', block });
    },
    resume: () => void playFrom(position),
    repeat: () => void playFrom(hasOptions ? 0 : position),
    setSlow(next) {
      isSlow = next;
      if (!controller.signal.aborted) void playFrom(position);
    },
    stop: () => end('ended'),
  };
  active?.stop();
  active = player;
  if (blocks.some(({ sounds }) => sounds.some(({ kind }) => kind === 'recording'))) unlockAudio();
  void playFrom(0);
  return player;
}
