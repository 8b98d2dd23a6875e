/** Two colours of a game's emblem. */
export interface Palette {
  light: string;
  deep: string;
}

const palettes: readonly Palette[] = [
  { light: '#ff8a5c', deep: '#b3261e' },
  { light: '#ffd166', deep: '#b06a00' },
  { light: '#6ee7b7', deep: '#047857' },
  { light: '#7dd3fc', deep: '#0369a1' },
  { light: '#c4b5fd', deep: '#6d28d9' },
  { light: '#f9a8d4', deep: '#be185d' },
];

const plain: Palette = { light: '#cbd5e1', deep: '#475569' };

/** Colours of a game, derived from its code. */
export function paletteOf(gameCode: string): Palette {
  const sum = [...gameCode].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return palettes[Math.abs(sum) % palettes.length] ?? plain;
}
