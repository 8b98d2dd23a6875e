import { css } from '@emotion/react';

/** Names of the colours server HTML may use, by hue in degrees; the theme decides how they look. */
const tones: [upTo: number, name: string][] = [
  [20, 'red'],
  [48, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [255, 'blue'],
  [315, 'purple'],
  [360, 'red'],
];

/** Colours that browsers leave as the names they were written with. */
const named: Record<string, string> = {
  ...{ red: 'red', crimson: 'red', firebrick: 'red', darkred: 'red', maroon: 'red', tomato: 'red', pink: 'red' },
  ...{ orange: 'orange', darkorange: 'orange', coral: 'orange', brown: 'orange' },
  ...{ yellow: 'yellow', gold: 'yellow', goldenrod: 'yellow' },
  ...{ green: 'green', darkgreen: 'green', forestgreen: 'green', limegreen: 'green', lime: 'green', teal: 'green' },
  ...{ blue: 'blue', darkblue: 'blue', navy: 'blue', royalblue: 'blue', dodgerblue: 'blue', skyblue: 'blue' },
  ...{ purple: 'purple', violet: 'purple', indigo: 'purple', magenta: 'purple', fuchsia: 'purple' },
};

const allowed: Record<string, (value: string) => string | undefined> = {
  color: toneOf,
  'font-weight': (weight) => (weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 ? 'strong' : undefined),
  'text-align': (side) => (/^(left|right|center|start|end)$/.test(side) ? side : undefined),
  'font-size': sizeOf,
};

/** The classes for the allowed declarations of an element's inline style. */
export function classesFor(style: CSSStyleDeclaration): string[] {
  return Object.entries(allowed).flatMap(([property, read]) => {
    const name = read(style.getPropertyValue(property).trim().toLowerCase());
    return name === undefined ? [] : [`rich-${name}`];
  });
}

function toneOf(colour: string): string | undefined {
  if (Object.hasOwn(named, colour)) return named[colour];
  const [red = 0, green = 0, blue = 0] = (/^rgba?\(([^)]+)\)$/.exec(colour)?.[1] ?? '').split(/[\s,/]+/).map(Number);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (!(spread > 40)) return undefined;
  const turn =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  const hue = (turn * 60 + 360) % 360;
  return tones.find(([upTo]) => hue <= upTo)?.[1];
}

/** Pixels, points and ems in three steps; the normal size needs no class. */
function sizeOf(size: string): string | undefined {
  const [, number, unit = ''] = /^([\d.]+)(px|pt|r?em|%)$/.exec(size) ?? [];
  const ofOrdinary = { px: 1 / 16, pt: 1 / 12, em: 1, rem: 1, '%': 1 / 100 }[unit];
  if (number === undefined || ofOrdinary === undefined) return undefined;
  const times = Number(number) * ofOrdinary;
  if (times < 0.9) return 'small';
  if (times >= 1.4) return 'huge';
  return times >= 1.1 ? 'large' : undefined;
}

/** Styles of the classes, for the page's global styles. Colours fit any theme: they are mixed with its text colour. */
export const richTextStyles = css`
  .rich-red {
    color: color-mix(in oklab, #e5484d 70%, currentcolor);
  }
  .rich-orange {
    color: color-mix(in oklab, #f76b15 70%, currentcolor);
  }
  .rich-yellow {
    color: color-mix(in oklab, #e2a336 70%, currentcolor);
  }
  .rich-green {
    color: color-mix(in oklab, #30a46c 70%, currentcolor);
  }
  .rich-blue {
    color: color-mix(in oklab, #3b82f6 70%, currentcolor);
  }
  .rich-purple {
    color: color-mix(in oklab, #8e4ec6 70%, currentcolor);
  }
  .rich-strong {
    font-weight: 700;
  }
  .rich-left,
  .rich-start {
    text-align: start;
  }
  .rich-right,
  .rich-end {
    text-align: end;
  }
  .rich-center {
    text-align: center;
  }
  .rich-small {
    font-size: 0.85em;
  }
  .rich-large {
    font-size: 1.2em;
  }
  .rich-huge {
    font-size: 1.6em;
  }
`;
