import type { LotteryGame } from '@atrium/api';

/** A lottery in wire format, 90 seconds before its draw and 80 before sales end. */
export function wireGame(changes: Partial<LotteryGame> = {}): LotteryGame {
  const gameCode = changes.gameCode ?? 'CQSSC';
  return {
    gameId: gameCode.toLowerCase(),
    gameCode,
    gameGroupId: 1,
    gameGroupCode: 'SSC',
    code: gameCode,
    remark: gameCode,
    displayName: `Game ${gameCode}`,
    webIconUrl: 'art:SSC',
    defaultPlayType: 'SSC_STRAIGHT',
    numero: '20260102-0037',
    remainTime: 90,
    lockTime: 10,
    liveVideoSwitch: false,
    labelName: 'SSC',
    gameMenus: [],
    tag: '',
    ...changes,
  };
}

/** `count` games with different codes. */
export function wireGames(count: number, changes: Partial<LotteryGame> = {}, prefix = 'GAME'): LotteryGame[] {
  return Array.from({ length: count }, (_, index) => wireGame({ ...changes, gameCode: `${prefix}${index}` }));
}

/** `count` draws, the latest first. */
export function wireDraws(count: number, gameCode = 'CQSSC') {
  return Array.from({ length: count }, (_, index) => ({
    gameCode,
    numero: `20260102-00${30 - index}`,
    winNo: '3,0,9,9,1',
    drawTime: Date.UTC(2026, 0, 2, 3, 0) - index * 300_000,
    commitment: 'promise',
    seed: 'seed',
    committedAt: Date.UTC(2026, 0, 2, 2, 0),
  }));
}
