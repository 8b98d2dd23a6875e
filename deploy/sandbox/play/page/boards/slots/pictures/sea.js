/** Pearl in its shell, koi, starfish. */
export const sea = {
  H1: `<path d="M50 12C78 12 94 34 90 54L50 66L10 54C6 34 22 12 50 12Z" fill="url(#violet)"/>
    <path d="M50 14V62M32 18L42 62M68 18L58 62M18 30L34 60M82 30L66 60" stroke="#f2e4ff" stroke-width="2.4" opacity=".6"/>
    <path d="M10 58C14 84 34 90 50 90C66 90 86 84 90 58L50 70Z" fill="url(#blue)"/><circle cx="50" cy="62" r="15" fill="url(#white)"/><ellipse cx="45" cy="56" rx="5" ry="3.6" fill="#fff"/>`,
  H2: `<path d="M66 50L92 30C88 44 88 56 92 70Z" fill="#ff8f4f"/><path d="M10 52C20 30 50 22 72 50C50 78 20 74 10 52Z" fill="url(#white)"/>
    <path d="M30 34C40 30 48 34 46 44C40 52 28 46 30 34ZM52 58C60 54 68 52 72 50C66 60 60 66 54 68C50 64 49 60 52 58ZM24 62C30 60 38 64 36 71C30 70 26 67 24 62Z" fill="#f2552c"/>
    <path d="M44 30C48 20 60 20 64 32M40 72C44 82 54 82 58 72" fill="#ffb184"/><circle cx="22" cy="49" r="3.4" fill="#1b1b22"/>`,
  H3: `<path d="M50 12L61 38L89 41L68 60L74 87L50 73L26 87L32 60L11 41L39 38Z" fill="url(#red)" stroke="#ff9d76" stroke-width="8" stroke-linejoin="round"/>
    <g fill="#ffe1c9"><circle cx="50" cy="30" r="3"/><circle cx="68" cy="45" r="3"/><circle cx="32" cy="45" r="3"/><circle cx="61" cy="68" r="3"/><circle cx="39" cy="68" r="3"/><circle cx="50" cy="51" r="4.4"/></g>`,
};
