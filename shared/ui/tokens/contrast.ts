import type { Theme } from './theme';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for large text and the lines of controls. */
const minimum = { text: 4.5, large: 3 } as const;

interface Pair {
  front: string;
  back: string;
  kind: keyof typeof minimum;
}

export interface ContrastFinding extends Pair {
  ratio: number;
  required: number;
}

/** The ratio of two colours in six-digit hex, from 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const colorsIn = (value: string): string[] => value.match(/#[0-9a-f]{6}\b/gi) ?? [];

/** Every foreground and background a component may combine. A gradient counts by its worst colour. */
export function contrastPairs({ color, button, nav, card, art }: Theme): Pair[] {
  const surfaces = [color.page, color.bar, color.card, color.raised, card.background];
  const texts = [color.text, color.muted, color.heading, color.accentText];
  const states = [color.positive, color.negative, color.warning, color.info];
  return [
    ...pairs([...texts, ...states], surfaces, 'text'),
    ...pairs([color.text, color.muted], [color.field], 'text'),
    ...pairs([color.onAccent], [color.accent, color.accentStrong], 'text'),
    ...pairs([color.onAccentSoft, color.text], [color.accentSoft], 'text'),
    ...pairs([color.onSecond], [color.second], 'text'),
    ...pairs([color.onDanger], [color.danger], 'text'),
    ...pairs([button.text], [button.background, button.backgroundHover], 'text'),
    ...pairs([nav.text, nav.activeText], [nav.background], 'text'),
    ...pairs([nav.activeText], [nav.activeBackground], 'text'),
    ...pairs(['#ffffff'], [art.high, art.low, art.far, art.near], 'text'),
    ...pairs([color.outline, color.focus], [...surfaces, color.field], 'large'),
    ...pairs([color.accentText], [color.accentSoft], 'large'),
  ];
}

const pairs = (fronts: string[], backs: string[], kind: Pair['kind']): Pair[] =>
  fronts.flatMap((front) => backs.flatMap(colorsIn).map((back) => ({ front, back, kind })));

/** The pairs of a theme with insufficient contrast; empty for a finished one. */
export function contrastFindings(theme: Theme): ContrastFinding[] {
  return contrastPairs(theme)
    .map((pair) => ({ ...pair, ratio: contrastRatio(pair.front, pair.back), required: minimum[pair.kind] }))
    .filter(({ ratio, required }) => ratio < required);
}
