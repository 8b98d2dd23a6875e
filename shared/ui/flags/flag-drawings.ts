import type { FlagName } from './language-flags';

/** Path data and its colour, in a box of 30 by 20, drawn in turn. */
type Stroke = readonly [color: string, path: string];

const all = 'M0 0h30v20H0z';
const disc = 'M15 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z';
const star = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}l${size * 0.59} ${size * 1.81}-${size * 1.54}-${size * 1.12}h${size * 1.9}l-${size * 1.54} ${size * 1.12}z`;
const petal = 'c2.4 1 2.2 4 0 5-1.6-1.5-1.6-3.5 0-5z';

/** The flags of the shipped languages, simplified to what can be told apart at 20 px. */
export const flagDrawings: Record<FlagName, readonly Stroke[]> = {
  cn: [
    ['#de2910', all],
    ['#ffde00', star(6, 6, 3.4) + star(12, 3, 1.1) + star(14, 5.5, 1.1) + star(14, 8.5, 1.1) + star(12, 11, 1.1)],
  ],
  tw: [
    ['#fe0000', all],
    ['#000095', 'M0 0h15v10H0z'],
    [
      '#fff',
      'M7.5 1.5 8.8 3.5l2.2-.5-.5 2.2 2 1.3-2 1.3.5 2.2-2.2-.5-1.3 2-1.3-2-2.2.5.5-2.2-2-1.3 2-1.3-.5-2.2 2.2.5z',
    ],
  ],
  hk: [
    ['#de2910', all],
    [
      '#fff',
      'M15 4' +
        petal +
        'M20.5 8c-.2 2.6-3.1 3.5-4.7 1.7 1-2 2.8-2.7 4.7-1.7zM18.4 14.8c-2.3 1-4.2-1.3-3.3-3.5 2.2.3 3.5 1.7 3.3 3.5zM11.6 14.8c-1.7-1.9-.2-4.5 2.2-4.3.5 2.1-.4 3.8-2.2 4.3zM9.5 8c1.3-2.2 4.2-1.6 4.8.7-1.9 1.2-3.8.9-4.8-.7z',
    ],
  ],
  gb: [
    ['#012169', all],
    ['#fff', 'M0 0h3.4L30 17.7V20h-3.4L0 2.3zM30 0v2.3L3.4 20H0v-2.3L26.6 0z'],
    [
      '#c8102e',
      'M0 0l10 6.7h2.3L2.2 0zm30 20-10-6.7h-2.3L27.8 20zM30 0 19.6 6.9h-2.2L27.7 0zM0 20l10.4-6.9h2.2L2.3 20z',
    ],
    ['#fff', 'M12 0h6v7h12v6H18v7h-6v-7H0V7h12z'],
    ['#c8102e', 'M13.2 0h3.6v8.2H30v3.6H16.8V20h-3.6v-8.2H0V8.2h13.2z'],
  ],
  jp: [
    ['#fff', all],
    ['#bc002d', disc],
  ],
  kr: [
    ['#fff', all],
    ['#cd2e3a', 'M10 7.5a6 6 0 0 1 10 5 3 3 0 0 1-5-2.5 3 3 0 0 0-5-2.5z'],
    ['#0047a0', 'M20 12.5a6 6 0 0 1-10-5 3 3 0 0 1 5 2.5 3 3 0 0 0 5 2.5z'],
    [
      '#111',
      'm4 5.5 2.5-3 .8.6-2.5 3zm1.5 1.2 2.5-3 .8.6-2.5 3zM22 2.9l.8-.6 2.5 3-.8.6zm-1.5 1.2.8-.6 2.5 3-.8.6zM4 14.5l.8-.6 2.5 3-.8.6zm1.5-1.2.8-.6 2.5 3-.8.6zM22 17.1l2.5-3 .8.6-2.5 3zm-1.5-1.2 2.5-3 .8.6-2.5 3z',
    ],
  ],
  id: [
    ['#fff', all],
    ['#ce1126', 'M0 0h30v10H0z'],
  ],
  es: [
    ['#aa151b', all],
    ['#f1bf00', 'M0 5h30v10H0z'],
    ['#aa151b', 'M7 7.5h4v3.5a2 2 0 0 1-4 0z'],
  ],
  vn: [
    ['#da251d', all],
    ['#ff0', star(15, 9.8, 5.5)],
  ],
  in: [
    ['#fff', all],
    ['#f93', 'M0 0h30v6.7H0z'],
    ['#138808', 'M0 13.3h30V20H0z'],
    [
      '#000080',
      'M15 7.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm0 .7a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm-.6 2a.6.6 0 1 0 1.2 0 .6.6 0 0 0-1.2 0z',
    ],
  ],
  th: [
    ['#fff', all],
    ['#a51931', 'M0 0h30v3.3H0zm0 16.7h30V20H0z'],
    ['#2d2a4a', 'M0 6.7h30v6.6H0z'],
  ],
};
