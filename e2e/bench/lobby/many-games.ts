const first = ['Amber', 'Bold', 'Crimson', 'Dawn', 'Ember', 'Frost', 'Golden', 'Harbour', 'Iron', 'Jade'];
const second = ['Dragon', 'River', 'Garden', 'Lantern', 'Tower', 'Crown', 'Orchard', 'Temple', 'Ocean', 'Carnival'];

/** Vendor cards and games in wire format: twenty vendors with names of two words and a number. */
export function manyGames(count: number) {
  const vendors = Array.from({ length: 20 }, (_, at) => `VENDOR${at}`);
  const cards = vendors.map((vendor, at) => ({
    cardId: String(at),
    accountTypeId: String(at),
    accountTypeName: vendor,
    displayName: vendor,
    gameType: 'RNG',
    isGame: 'VASSALAGE',
    vassalage: vendor,
  }));
  const games = Array.from({ length: count }, (_, at) => ({
    nodeId: String(at),
    gameId: `game-${at}`,
    vassalage: vendors[at % vendors.length],
    showIcon: `art:game-${at}`,
    supportPlay: 0,
    gameType: 'RNG',
    displayName: `${first[at % 10]} ${second[Math.floor(at / 10) % 10]} ${Math.floor(at / 100) + 1}`,
  }));
  return { cards, games };
}
