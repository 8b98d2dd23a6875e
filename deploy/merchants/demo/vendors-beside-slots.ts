/** Vendors of everything but slots; the demo merchants all have them. */
export const vendorsBesideSlots = [
  ...['VELA', 'CRWN', 'SAFF'],
  ...['GOAL', 'PTCH', 'RLLY'],
  ...['HOOK', 'DEEP', 'TIDE'],
  ...['DUEL', 'RIVL', 'MATE'],
  ...['ARNA', 'RIFT', 'CLCH'],
  ...['DRAW', 'FIVE', 'MEKG'],
  ...['KENO', 'BNGO', 'SPRK'],
];
