import { findRecording, loadRecordings, type Recordings } from './recordings.ts';
import { findLocalVoice } from './local-voice.ts';
import type { SpokenBlock } from './spoken-blocks.ts';

/** A recorded file, or a text for a voice of the phone. */
export type Sound =
  | { readonly kind: 'recording'; readonly address: string }
  | { readonly kind: 'voice'; readonly text: string; readonly voice: SpeechSynthesisVoice };

/** A block with its sounds, in order. */
export interface PlayableBlock extends SpokenBlock {
  readonly sounds: readonly Sound[];
}

/**
 * Finds the sounds of all blocks. Nothing is spoken if one of them has none, because a text with a gap may say the opposite.
 * @param usesRecordings whether recordings may be requested
 * @returns null if a text has neither a recording nor a local voice
 */
export async function prepareSounds(
  blocks: readonly SpokenBlock[],
  usesRecordings = true,
): Promise<readonly PlayableBlock[] | null> {
  const prepared: PlayableBlock[] = [];
  for (const block of blocks) {
    const sounds = await findSounds(block, usesRecordings ? await loadRecordings(block.language) : null);
    if (sounds === null) return null;
    prepared.push({ ...block, sounds });
  }
  return prepared.length > 0 ? prepared : null;
}

async function findSounds(
  { text, language, number, hasSpokenNumber }: SpokenBlock,
  recordings: Recordings | null,
): Promise<readonly Sound[] | null> {
  const spokenNumber = hasSpokenNumber ? String(number) : null;
  const address = await findRecording(recordings, text);
  if (address !== null) {
    const numberAddress = spokenNumber && (await findRecording(recordings, spokenNumber));
    return [numberAddress, address].flatMap((found) =>
      found === null ? [] : [{ kind: 'recording' as const, address: found }],
    );
  }
  const voice = findLocalVoice(language);
  return voice ? [{ kind: 'voice', text: spokenNumber ? `${spokenNumber}. ${text}` : text, voice }] : null;
}
