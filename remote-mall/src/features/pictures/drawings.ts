/** A drawing of 160 by 120: background and filled shapes from back to front. */
export interface Drawing {
  ground: string;
  shapes: readonly (readonly [fill: string, path: string])[];
}

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const gift: Drawing = {
  ground: '#f3c7cf',
  shapes: [
    ['#c8304f', 'M48 56h64v46H48z'],
    ['#e04a68', 'M43 42h74v16H43z'],
    ['#ffd76a', 'M74 42h12v60H74z'],
    ['#ffd76a', 'M80 42C66 44 54 36 60 28s18 2 20 14c2-12 14-22 20-14s-6 16-20 14z'],
  ],
};

/** Drawings by the back end's names. */
const drawings: Record<string, Drawing> = {
  powerbank: {
    ground: '#bfd9ea',
    shapes: [
      ['#24455f', 'M56 22h48q8 0 8 8v64q0 8-8 8H56q-8 0-8-8V30q0-8 8-8z'],
      ['#356586', 'M58 28h44q4 0 4 4v60q0 4-4 4H58q-4 0-4-4V32q0-4 4-4z'],
      ['#ffe27a', 'M84 40 66 66h12l-4 20 20-28H82z'],
      ['#12293a', 'M60 96h14v6H60zM86 96h14v6H86z'],
    ],
  },
  headphones: {
    ground: '#d9cdf0',
    shapes: [
      ['#4b3a86', 'M36 72C36 40 54 20 80 20s44 20 44 52h-10c0-26-13-42-34-42S46 46 46 72z'],
      ['#6b56b8', 'M34 66h14q6 0 6 6v24q0 6-6 6h-4q-14-2-14-18t4-18z'],
      ['#6b56b8', 'M126 66h-14q-6 0-6 6v24q0 6 6 6h4q14-2 14-18t-4-18z'],
      ['#a996ea', 'M50 70h6v28h-6zM104 70h6v28h-6z'],
    ],
  },
  watch: {
    ground: '#cfe6d6',
    shapes: [
      ['#2d5a45', 'M64 12h32l4 28H60zM60 80h40l-4 26H64z'],
      ['#1c2f27', 'M58 30h44q12 0 12 12v36q0 12-12 12H58q-12 0-12-12V42q0-12 12-12z'],
      ['#0e1814', 'M60 36h40q8 0 8 8v32q0 8-8 8H60q-8 0-8-8V44q0-8 8-8z'],
      ['#7df2b0', 'M56 62h12l6-12 8 22 6-14 4 6h12v4H90l-3-4-6 14-8-22-3 6H56z'],
      ['#ff7d6b', disc(96, 46, 4)],
    ],
  },
  phone: {
    ground: '#f2d9bd',
    shapes: [
      ['#20242e', 'M60 12h40q8 0 8 8v76q0 8-8 8H60q-8 0-8-8V20q0-8 8-8z'],
      ['#4d7df0', 'M60 18h40q3 0 3 3v74q0 3-3 3H60q-3 0-3-3V21q0-3 3-3z'],
      ['#ffb35c', disc(84, 48, 13)],
      ['#2f56bd', 'M57 78 74 56l14 18 8-8 7 8v21q0 3-3 3H60q-3 0-3-3z'],
      ['#20242e', 'M74 18h12v4H74z'],
    ],
  },
  coffee: {
    ground: '#ecd6c2',
    shapes: [
      ['#fff8ef', 'M46 46h56v34q0 20-20 20H66q-20 0-20-20z'],
      ['#e7d3bd', 'M102 52h6q14 0 14 14t-18 16l2-8q8-1 8-8t-8-6h-4z'],
      ['#7a4a2b', 'M50 50h48v8q-24 8-48 0z'],
      ['#b98a66', 'M62 40c-6-8 6-10 0-18 10 6 2 10 8 18zM78 40c-6-8 6-10 0-18 10 6 2 10 8 18z'],
      ['#c8574a', 'M58 68h32v16H58z'],
    ],
  },
  cinema: {
    ground: '#c9d3f2',
    shapes: [
      ['#b8324a', 'M38 40 100 24l6 14q-6 4-3 10t10 5l6 14-62 16z'],
      ['#e5536b', 'M42 56h72v16q-7 1-7 8t7 8v14H42V88q7-1 7-8t-7-8z'],
      ['#ffe9c9', 'M60 64h36v30H60z'],
      ['#b8324a', 'm78 68 3 8h8l-6 5 2 9-7-5-7 5 2-9-6-5h8z'],
    ],
  },
  dinner: {
    ground: '#d7e6c8',
    shapes: [
      ['#fffdf6', disc(80, 62, 38)],
      ['#dfe6d4', disc(80, 62, 28)],
      ['#d8663f', 'M62 66c2-14 18-22 30-14s6 22-8 24-24 0-22-10z'],
      ['#5c9a4b', 'M84 50c8-10 18-8 20-2-6 8-14 8-20 2zM62 72c-6 2-8 8-4 12 6-2 8-6 4-12z'],
      ['#6a7280', 'M26 30h3v18h3V30h3v18h3V30h3v22q0 6-5 7v41h-5V59q-5-1-5-7zM124 30q10 8 8 34h-4v36h-4z'],
    ],
  },
  mug: {
    ground: '#c7e4e6',
    shapes: [
      ['#23818a', 'M50 32h54v60q0 10-10 10H60q-10 0-10-10z'],
      ['#1a626a', 'M104 44h8q14 0 14 18t-22 22v-9q12-3 12-13t-7-9h-5z'],
      ['#124c52', 'M46 26h62q4 0 4 4v6H42v-6q0-4 4-4z'],
      ['#f6d36b', 'M60 62q17-14 34 0-17 14-34 0z'],
    ],
  },
  teapot: {
    ground: '#e5d3c8',
    shapes: [
      ['#6d4a3a', 'M44 58q36-20 68 0 10 26-10 44H54Q34 84 44 58z'],
      ['#8a6250', 'M52 56q26-14 52 0z'],
      ['#6d4a3a', 'M112 62q10-4 18-16l6 3q-6 22-26 32zM46 64q-20-6-20 10t20 18l3-6q-14-4-14-12t11-3z'],
      ['#d9b48a', disc(78, 44, 6)],
      ['#d9b48a', 'M50 74h58v5H50z'],
    ],
  },
  backpack: {
    ground: '#d4dcc0',
    shapes: [
      ['#3c4b26', 'M66 30q0-16 14-16t14 16h-6q0-10-8-10t-8 10z'],
      ['#5d7338', 'M58 28h44q14 0 14 16v48q0 10-10 10H54q-10 0-10-10V44q0-16 14-16z'],
      ['#46582a', 'M54 66h52v28q0 4-4 4H58q-4 0-4-4z'],
      ['#e2b04a', 'M54 72h52v4H54zM76 72h8v12h-8zM62 44h36v5H62z'],
    ],
  },
  lamp: {
    ground: '#d3d2e8',
    shapes: [
      ['#fff2b8', 'M98 44 130 98H62l22-46z'],
      ['#3c3f66', 'M54 92h36q4 0 4 4v6H50v-6q0-4 4-4z'],
      ['#575b91', 'M69 92 56 58l24-34 5 4-22 31 12 33z'],
      ['#7a7fc0', 'M74 18 108 38 92 62Q68 50 74 18z'],
      ['#ffd968', disc(95, 52, 6)],
    ],
  },
  coin: {
    ground: '#cdd6df',
    shapes: [
      ['#8894a3', disc(84, 64, 38)],
      ['#c9d3dd', disc(80, 60, 38)],
      ['#a9b5c2', disc(80, 60, 31)],
      ['#e8eef4', disc(80, 60, 28)],
      ['#8794a6', 'm80 38 6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1z'],
    ],
  },
  trophy: {
    ground: '#f4e2ae',
    shapes: [
      ['#c98a1b', 'M48 30H32q0 30 24 34l2-7q-15-4-17-19h8zM112 30h16q0 30-24 34l-2-7q15-4 17-19h-8z'],
      ['#eeb02e', 'M48 20h64q2 46-24 54v12H72V74Q46 66 48 20z'],
      ['#ffd873', 'M56 26h12q-2 28 8 42Q54 58 56 26z'],
      ['#7a4b1c', 'M60 86h40v16H60z'],
      ['#ffe9ad', 'M70 91h20v6H70z'],
    ],
  },
};

/** Returns the drawing of a name, or a wrapped gift. */
export function drawingNamed(name: string): Drawing {
  return drawings[name] ?? gift;
}
