/** Vendors of all game types except slots, and those whose games fail; every demo merchant offers them. */
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
