/** Ringed planet, rocket, moon. */
export const stars = {
  H1: `<circle cx="50" cy="50" r="28" fill="url(#violet)"/><path d="M24 42C36 48 62 46 76 38M23 56C38 62 64 60 77 54" fill="none" stroke="#e6d5ff" stroke-width="4" opacity=".55"/>
    <path d="M28 62C10 70 4 76 8 80C16 86 54 70 76 52C94 38 98 26 90 24C86 23 80 25 73 29" fill="none" stroke="url(#gold)" stroke-width="6" stroke-linecap="round"/>
    <circle cx="20" cy="20" r="3" fill="#fff"/><circle cx="82" cy="78" r="2.4" fill="#fff"/>`,
  H2: `<g transform="rotate(38 50 50)"><path d="M50 4C66 18 70 42 64 66H36C30 42 34 18 50 4Z" fill="url(#white)"/><path d="M50 4C57 10 61 17 63 25H37C39 17 43 10 50 4Z" fill="url(#red)"/>
    <path d="M35 46L20 70L37 66ZM65 46L80 70L63 66Z" fill="url(#red)"/><circle cx="50" cy="38" r="8.5" fill="url(#blue)" stroke="#46506b" stroke-width="3"/>
    <path d="M40 66H60C60 80 54 86 50 96C46 86 40 80 40 66Z" fill="url(#gold)"/></g>`,
  H3: `<path d="M62 12C34 14 18 36 24 60C30 84 58 94 80 78C56 80 42 64 42 46C42 32 50 18 62 12Z" fill="url(#gold)"/>
    <path d="M74 22L78 33L90 34L81 41L84 53L74 46L64 53L67 41L58 34L70 33Z" fill="#fff6c9"/><circle cx="36" cy="56" r="4" fill="#c98f12" opacity=".5"/><circle cx="46" cy="72" r="3" fill="#c98f12" opacity=".5"/>`,
};
