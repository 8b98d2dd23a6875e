import { aurora, lotus, type Theme } from '@atrium/ui/tokens';

/** Values that both themes of the console share. */
const shared = {
  code: 'console',
  displayKind: 'sans',
  font: {
    body: '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial',
    display: '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial',
    number: 'ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace',
  },
  page: { background: 'none' },
  heading: { weight: '650', case: 'none', tracking: '-0.01em', style: 'normal' },
  type: { ...lotus.type, headline: '1.625rem', title: '1.1875rem' },
  space: aurora.space,
  size: { ...aurora.size, control: '2.625rem', controlSmall: '2.125rem', bar: '3.75rem', page: '76rem' },
  radius: { small: '5px', control: '7px', card: '10px', dialog: '12px', round: '999px' },
  corner: { shape: 'round' },
  icon: { stroke: '1.75', cap: 'round', join: 'round' },
  art: lotus.art,
} satisfies Partial<Theme>;

/** The light theme: slate on near white. */
const light: Theme = {
  ...lotus,
  ...shared,
  color: {
    page: '#f5f7fa',
    bar: '#ffffff',
    card: '#ffffff',
    raised: '#eef2f7',
    field: '#ffffff',
    text: '#1b2430',
    muted: '#536072',
    heading: '#101823',
    accent: '#2a55c8',
    accentStrong: '#2147ad',
    onAccent: '#ffffff',
    accentText: '#2349ad',
    accentSoft: '#e0e9ff',
    onAccentSoft: '#1c3b8c',
    second: '#ffd27a',
    onSecond: '#3d2900',
    positive: '#10683f',
    negative: '#ad2029',
    warning: '#7d5200',
    info: '#1d58a0',
    danger: '#b8262f',
    onDanger: '#ffffff',
    border: '#dde3ec',
    outline: '#738093',
    focus: '#2349ad',
    scrim: 'rgb(16 24 35 / 0.5)',
  },
  button: buttonOf('#2a55c8', '#2147ad', '#ffffff'),
  card: { ...lotus.card, background: '#ffffff', border: '1px solid #dde3ec', shadow: 'none' },
  nav: navOf('#ffffff', '#455164', '#1c3b8c', '#e0e9ff'),
  mark: markOf('#2a55c8'),
  shadow: { raised: '0 8px 24px -12px rgb(16 24 35 / 0.3)', overlay: '0 24px 64px -16px rgb(16 24 35 / 0.45)' },
  motion: aurora.motion,
};

/** The dark theme. */
const dark: Theme = {
  ...aurora,
  ...shared,
  color: {
    page: '#0f141b',
    bar: '#151b24',
    card: '#171e28',
    raised: '#222b38',
    field: '#10161e',
    text: '#e8edf4',
    muted: '#a5b0c0',
    heading: '#f6f9fc',
    accent: '#8fb0ff',
    accentStrong: '#a8c2ff',
    onAccent: '#0a1630',
    accentText: '#a3beff',
    accentSoft: '#213156',
    onAccentSoft: '#cfdcff',
    second: '#ffd27a',
    onSecond: '#3d2900',
    positive: '#6fd8a0',
    negative: '#ff9a9a',
    warning: '#f3c064',
    info: '#94c2ff',
    danger: '#c9323c',
    onDanger: '#ffffff',
    border: '#2b3544',
    outline: '#7f8ca0',
    focus: '#cfdcff',
    scrim: 'rgb(3 6 10 / 0.7)',
  },
  button: buttonOf('#8fb0ff', '#a8c2ff', '#0a1630'),
  card: { ...aurora.card, background: '#171e28', border: '1px solid #2b3544', shadow: 'none' },
  nav: navOf('#151b24', '#bac4d2', '#cfdcff', '#213156'),
  mark: markOf('#8fb0ff'),
};

/** The console's light theme, and the dark one for systems with that preference. */
export const consoleThemes = { light, dark };

function buttonOf(background: string, backgroundHover: string, text: string): Theme['button'] {
  const plain = { border: '1px solid transparent', shadow: 'none', weight: '600' };
  return { background, backgroundHover, text, ...plain, case: 'none', tracking: '0', style: 'normal' };
}

function navOf(background: string, text: string, activeText: string, activeBackground: string): Theme['nav'] {
  const item = { itemRadius: '7px', itemPadding: '0.875rem', indicator: 'none', weight: '600', size: '0.9375rem' };
  return { background, text, activeText, activeBackground, ...item, case: 'none', tracking: '0', style: 'normal' };
}

function markOf(background: string): Theme['mark'] {
  return { width: '0.25rem', height: '1em', background, radius: '2px', transform: 'none' };
}
