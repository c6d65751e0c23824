import { useEffect, useEffectEvent, useState } from 'react';
import { readValue, writeValue } from '#api/device/storage.ts';
import { createTabKey, parseText } from '#api/device/storage-keys.ts';
import { notify } from '#ui/toast/toast.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { type Player, type PlayerState, startPlayer } from './create-player.ts';
import type { ListenProps } from './listen-props.ts';
import { type PlayableBlock, prepareSounds } from './prepare-sounds.ts';
import { listSpokenBlocks, type SpokenBlock } from './spoken-blocks.ts';
import { useHighlight } from './use-highlight.ts';
import { useStopOnLeave } from './use-stop-on-leave.ts';

/** The user agreed that results are spoken in this visit. */
const spokenResults = createTabKey('spokenResults', parseText);

type Current = Extract<PlayerState, { block: unknown }>;

/**
 * The state of a part of the page that can be spoken. The sounds are found before the press, because browsers allow sound only in
 * the handler of a press.
 * @param onClose called when the controls disappear while they have the focus
 */
export function useListening(
  { within, subject, isPrivate = false, isUnsaved = false }: ListenProps,
  onClose: () => void,
) {
  const { t, language } = useTranslation();
  const [blocks, setBlocks] = useState<readonly PlayableBlock[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [player, setPlayer] = useState<Player | null>(null);
  const [current, setCurrent] = useState<Current | null>(null);

  const stop = useEffectEvent(() => {
    player?.stop();
    setIsAsking(false);
  });

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another subject or language is another text
  useEffect(() => {
    let isCurrent = true;
    prepareSounds(listSpokenBlocks(within), !isUnsaved).then(
      (prepared) => isCurrent && setBlocks(prepared),
      () => isCurrent && setBlocks(null),
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [within, subject, language, isUnsaved]);

  useHighlight(current?.block ?? null);
  useStopOnLeave(player !== null, () => player?.stop());

  function handleChange(state: PlayerState) {
    if ('block' in state) return setCurrent(state);
    setCurrent(null);
    setPlayer(null);
    if (state.status === 'failed') notify.error(t('voice.failed'));
  }

  function play(playable: readonly PlayableBlock[] | null) {
    if (playable) setPlayer(startPlayer(playable, handleChange));
  }

  function speak() {
    const texts = listSpokenBlocks(within);
    if (blocks && hasSameTexts(blocks, texts)) play(blocks);
    // The page has changed since its sounds were found.
    else void prepareSounds(texts, !isUnsaved).then(play);
  }

  return {
    isAvailable: blocks !== null,
    isAsking,
    player,
    status: current?.status,
    start: () => (isPrivate && !readValue(spokenResults) ? setIsAsking(true) : speak()),
    stop() {
      player?.stop();
      setIsAsking(false);
      onClose();
    },
    answerEarphones(speaks: boolean) {
      setIsAsking(false);
      onClose();
      if (!speaks) return;
      if (!isUnsaved) writeValue(spokenResults, 'yes');
      speak();
    },
    /** Chooses the option with this number, as a tap on it does. */
    chooseOption(number: number) {
      blocks?.find((block) => block.number === number)?.element.click();
    },
  };
}

function hasSameTexts(one: readonly SpokenBlock[], other: readonly SpokenBlock[]): boolean {
  return one.length === other.length && one.every(({ text }, index) => text === other[index]?.text);
}
