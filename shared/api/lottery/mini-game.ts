/** The editions of the mini-game: `v1` for lotteries, `s1` for those of Southeast Asia. */
export type MiniGameEdition = 'v1' | 's1';

/** Address of each edition's script on a merchant's site. Section 7 of the second source text. */
export const miniGameScripts: Readonly<Record<MiniGameEdition, string>> = {
  v1: '/mini-game/v1/minigame.js',
  s1: '/mini-game/s1/minigame.js',
};

/** The edition that the merchant's switches select: `v1` goes before `s1`; none when both are off. */
export function miniGameEdition(isOn: (name: string) => boolean): MiniGameEdition | undefined {
  if (isOn('LOTTMINIGAME3')) return 'v1';
  return isOn('SEALOTTMINIGAME3') ? 's1' : undefined;
}
