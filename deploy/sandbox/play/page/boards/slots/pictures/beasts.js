/** Tiger, panda, fox. */
export const beasts = {
  H1: `<circle cx="24" cy="26" r="13" fill="url(#gold)"/><circle cx="76" cy="26" r="13" fill="url(#gold)"/><circle cx="24" cy="27" r="6" fill="#5b2b0b"/><circle cx="76" cy="27" r="6" fill="#5b2b0b"/>
    <path d="M50 14C78 14 88 36 86 56C84 76 68 88 50 88C32 88 16 76 14 56C12 36 22 14 50 14Z" fill="url(#gold)"/>
    <path d="M50 16V32M40 18L44 30M60 18L56 30M14 50L28 52M16 62L29 60M86 50L72 52M84 62L71 60" stroke="#4a1f06" stroke-width="4.5" stroke-linecap="round"/>
    <ellipse cx="50" cy="70" rx="20" ry="15" fill="#fff6e3"/><circle cx="35" cy="48" r="6.5" fill="#1d1206"/><circle cx="65" cy="48" r="6.5" fill="#1d1206"/><circle cx="37" cy="46" r="2" fill="#fff"/><circle cx="67" cy="46" r="2" fill="#fff"/>
    <path d="M43 60H57L50 68ZM50 68V74M50 74C46 80 40 78 39 75M50 74C54 80 60 78 61 75" fill="#3a1a08" stroke="#3a1a08" stroke-width="2" stroke-linejoin="round"/>`,
  H2: `<circle cx="23" cy="25" r="14" fill="#17181d"/><circle cx="77" cy="25" r="14" fill="#17181d"/><ellipse cx="50" cy="54" rx="38" ry="35" fill="url(#white)"/>
    <ellipse cx="34" cy="50" rx="10" ry="13" transform="rotate(24 34 50)" fill="#17181d"/><ellipse cx="66" cy="50" rx="10" ry="13" transform="rotate(-24 66 50)" fill="#17181d"/>
    <circle cx="35" cy="48" r="4" fill="#fff"/><circle cx="65" cy="48" r="4" fill="#fff"/><ellipse cx="50" cy="65" rx="6" ry="4.4" fill="#17181d"/>
    <path d="M50 69V74M50 74C45 79 40 77 39 74M50 74C55 79 60 77 61 74" fill="none" stroke="#17181d" stroke-width="2.6" stroke-linecap="round"/>`,
  H3: `<path d="M14 14L38 30H62L86 14L84 48L50 90L16 48Z" fill="#f07b2a"/><path d="M20 22L34 32L24 42ZM80 22L66 32L76 42Z" fill="#5b2410"/>
    <path d="M16 48C28 50 42 60 50 90C58 60 72 50 84 48L50 90Z" fill="#fff4e6"/><circle cx="36" cy="50" r="5" fill="#23130a"/><circle cx="64" cy="50" r="5" fill="#23130a"/><circle cx="50" cy="84" r="6" fill="#23130a"/>`,
};
