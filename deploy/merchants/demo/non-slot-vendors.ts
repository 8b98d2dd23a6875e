/** Vendors of all game types except slots, and those with games that fail; every demo merchant offers them. */
export const nonSlotVendors = [
  ...['VELA', 'CRWN', 'SAFF'],
  ...['GOAL', 'PTCH', 'RLLY'],
  ...['HOOK', 'DEEP', 'TIDE'],
  ...['DUEL', 'RIVL', 'MATE'],
  ...['ARNA', 'RIFT', 'CLCH'],
  ...['DRAW', 'FIVE', 'MEKG'],
  ...['KENO', 'BNGO', 'SPRK'],
  // each shows one way in which games fail
  ...['DUSK', 'SNAL', 'HUSH', 'DRYD', 'LOST'],
];
