/** Watermelon, cherries, lemon. On 100 by 100, with the paints of `symbols.js`. */
export const orchard = {
  H1: `<path d="M10 38A42 42 0 0 0 90 38L50 30Z" fill="url(#green)"/><path d="M17 39A35 35 0 0 0 83 39L50 33Z" fill="#e9f7d8"/>
    <path d="M21 40A31 31 0 0 0 79 40L50 34Z" fill="url(#red)"/>
    <g fill="#3a0d12"><ellipse cx="38" cy="50" rx="2.6" ry="4.4"/><ellipse cx="50" cy="58" rx="2.6" ry="4.4"/><ellipse cx="62" cy="50" rx="2.6" ry="4.4"/><ellipse cx="50" cy="44" rx="2.4" ry="4"/></g>`,
  H2: `<path d="M52 18C44 34 34 42 32 58M52 18C60 36 66 44 68 60" fill="none" stroke="#4f8a2b" stroke-width="4.5" stroke-linecap="round"/>
    <path d="M52 18C66 8 82 14 86 24C72 32 58 28 52 18Z" fill="url(#green)"/>
    <circle cx="31" cy="68" r="18" fill="url(#red)"/><circle cx="69" cy="71" r="18" fill="url(#red)"/>
    <ellipse cx="25" cy="61" rx="5" ry="3.4" fill="#fff" opacity=".7"/><ellipse cx="63" cy="64" rx="5" ry="3.4" fill="#fff" opacity=".7"/>`,
  H3: `<path d="M14 52C18 30 38 20 58 24C68 24 76 30 80 38L90 46L82 54C78 74 58 82 40 76C26 72 16 64 14 52Z" fill="url(#gold)"/>
    <path d="M28 42C36 32 50 30 58 33" fill="none" stroke="#fffbe0" stroke-width="5" stroke-linecap="round" opacity=".85"/>
    <path d="M60 24C62 12 76 8 84 12C82 24 72 28 60 24Z" fill="url(#green)"/>`,
};
