/** Art themes of games. */
export type Theme = 'east' | 'beasts' | 'gems' | 'orchard' | 'stars' | 'sea';
