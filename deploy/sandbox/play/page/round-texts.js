/** @import { KindTextKey } from './kind-texts.js' */
/** @import { TextKey, Texts } from './texts.js' */

/**
 * Texts about spins with their counterparts about rounds of other games.
 * @type {Partial<Record<TextKey, KindTextKey>>}
 */
const counterparts = {
  spin: 'play',
  spinning: 'playing',
  ready: 'playReady',
  pays: 'rules',
  recovered: 'recovered',
  recoveredNothing: 'recoveredNothing',
  notTaken: 'notTaken',
  offline: 'offline',
  unreachable: 'unreachable',
};

/** Kinds in which a person chooses the stake alone. */
const withoutChoice = ['video-poker', 'card-duel', 'poker-duel', 'instant-lottery'];

/** @typedef {Texts['say']} SayRound */

/**
 * The texts of a kind of game: those of slots, or what replaces them in games without reels.
 * @param {string} kind
 * @param {Texts['say']} say
 * @param {(key: KindTextKey, values?: Record<string, string | number>) => string} sayKind
 * @returns {SayRound}
 */
export function roundTexts(kind, say, sayKind) {
  if (kind.startsWith('slot-')) return say;
  return (key, values) => {
    const counterpart = key === 'ready' && withoutChoice.includes(kind) ? 'stakeReady' : counterparts[key];
    return counterpart ? sayKind(counterpart, values) : say(key, values);
  };
}
