export interface Palette {
  /** Ground from top to bottom. */
  ground: readonly [top: string, bottom: string];
  /** The light behind the motif. */
  glow: string;
  tone: string;
  pale: string;
}

const palette = (top: string, bottom: string, glow: string, tone: string, pale: string): Palette => ({
  ground: [top, bottom],
  glow,
  tone,
  pale,
});

/** Moods, named by the first words of game names, so that a frozen dragon looks cold. */
export const palettes: Record<string, Palette> = {
  golden: palette('#7a1f12', '#2a0608', '#ffc24d', '#e8892b', '#ffdf9e'),
  lucky: palette('#b3202c', '#4a0716', '#ff8a5c', '#d81f3f', '#ffc9a8'),
  wild: palette('#2f6b3a', '#0c2417', '#b8e35a', '#4ba046', '#d5f0a0'),
  royal: palette('#4a2a9c', '#190a3f', '#b58cff', '#7a4be0', '#d9c6ff'),
  mystic: palette('#1d4f73', '#0d1440', '#4de0c8', '#2aa198', '#b6f2e6'),
  crystal: palette('#1a7fb8', '#0a2a5e', '#8fe6ff', '#36a8e0', '#d3f4ff'),
  neon: palette('#7a1580', '#190a38', '#ff5cd6', '#d22fc0', '#ffc0f0'),
  ancient: palette('#6b5030', '#231708', '#f0c878', '#a8793c', '#f2deb3'),
  blazing: palette('#c8420f', '#470a0a', '#ffb02e', '#ef5a1c', '#ffd58a'),
  frozen: palette('#4f8fc0', '#12305e', '#e2f6ff', '#6fb4e0', '#eefaff'),
  secret: palette('#2c3a52', '#0a0f1f', '#9fb6e8', '#5a74a8', '#cfdaf2'),
  thunder: palette('#33308c', '#0c0a2e', '#ffe45c', '#5a5ce6', '#cdd0ff'),
  jade: palette('#0f6b57', '#04271f', '#6fe8b8', '#1f9e78', '#b8f2da'),
  dusk: palette('#a8446a', '#2b1240', '#ffb7a0', '#d0568a', '#ffd0d8'),
};
