import { reflexivePronoun } from '../pronouns.ts';

const jumping = `(?:jump|jumps|jumped|jumping|leap|leaps|leapt|leaped|leaping|(?:throw|throws|threw|thrown|throwing|fling|flung|flinging) ${reflexivePronoun})`;
const the = '(?:an?|the|his|her|their|our|my|your)';
const height = String.raw`(?:\w+ )?(?:bridge|flyover|roof|rooftop|terrace|building|balcony|tower|cliff|parapet|ledge|window|floor|storey|train)`;
const water = String.raw`(?:\w+ )?(?:river|well|canal|lake|sea)`;
const moving = '(?:(?:moving|oncoming|running|passing|speeding|local|goods|express) )?';
const onTracks =
  '(?:stand|stands|stood|standing|sit|sits|sat|sitting|lie|lies|lay|lain|lying|kneel|knelt|kneeling|sleep|slept|sleeping)(?: down)? (?:on|across)';
const ontoTracks =
  '(?:walk|walks|walked|walking|step|steps|stepped|stepping|run|runs|ran|running)(?: out| down)? on ?to';

/** Pattern sources. Not "the train stands on the tracks" and "jumped into the river to swim". */
export const heightsAndTracksPatterns: readonly string[] = [
  String.raw`\b${jumping} (?:off|from|out of|down) ${the} ${height}\b`,
  String.raw`\b${jumping} into ${the} ${water}\b(?! (?:to (?:swim|bathe|play|cool|save|rescue|help)|for an? (?:swim|bath|dip)|and (?:swam|swim)|after)\b)`,
  String.raw`\b(?:${jumping}|step|steps|stepped|stepping|walk|walks|walked|walking|run|runs|ran|running|lie|lies|lay|lying)(?: down| out)? (?:in front of|under|into the path of) (?:an?|the) ${moving}(?:train|metro|truck|lorry|bus|car)\b`,
  String.raw`\b${jumping} before (?:an?|the) ${moving}train\b`,
  String.raw`\bin front of (?:an?|the) ${moving}train\b|\bunder an? ${moving}train\b`,
  String.raw`(?<!\b(?:trains?|engines?|coach|coaches|wagons?|carriages?) (?:(?:has|had|have|was|were|is|are|that|still|just) )?)\b(?:${onTracks}|${ontoTracks}) (?:(?:an?|the) )?(?:(?:railway|rail|train|metro) (?:tracks?|lines?)|tracks|rails)\b`,
  String.raw`\b(?:jump|jumped|jumping|leap|leapt|leaped|fall|fell|fallen|plunge|plunged) to (?:my|your|his|her|their) deaths?\b`,
];
