/** A game in wire format. */
export function wireGame(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    nodeId: '1',
    gameId: 'fruit-harbour',
    vassalage: 'NOVA',
    showIcon: 'art:fruit-harbour',
    supportPlay: 0,
    gameType: 'RNG',
    displayName: 'Fruit Harbour',
    ...changes,
  };
}

/** `count` games, `Game 1` to `Game n`. */
export function wireGames(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) =>
    wireGame({ nodeId: String(index + 1), gameId: `game-${index + 1}`, displayName: `Game ${index + 1}` }),
  );
}

/** A vendor card in wire format. */
export function wireCard(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    cardId: '1',
    accountTypeId: '10',
    accountTypeName: 'NOVA',
    displayName: 'Nova Slots',
    freeplay: 0,
    appNewWindow: false,
    gameType: 'RNG',
    isGame: 'VASSALAGE',
    vassalage: 'NOVA',
    ...changes,
  };
}
