/** Brilliant, ruby, emerald. */
export const gems = {
  H1: `<path d="M28 22H72L92 44L50 88L8 44Z" fill="url(#blue)"/>
    <path d="M28 22L36 44L50 22L64 44L72 22M8 44H92M36 44L50 88L64 44" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" opacity=".75"/>
    <path d="M28 22L36 44H8ZM50 22L64 44H36Z" fill="#fff" opacity=".38"/>`,
  H2: `<path d="M50 10L86 30V70L50 90L14 70V30Z" fill="url(#red)"/>
    <path d="M50 26L72 38V62L50 74L28 62V38Z" fill="#ff8d9f" opacity=".55"/>
    <path d="M50 10V26M86 30L72 38M86 70L72 62M50 90V74M14 70L28 62M14 30L28 38" stroke="#ffd7de" stroke-width="2" opacity=".8"/>
    <path d="M50 26L28 38V50Z" fill="#fff" opacity=".6"/>`,
  H3: `<path d="M30 12H70L84 26V74L70 88H30L16 74V26Z" fill="url(#green)"/>
    <path d="M36 26H64L70 32V68L64 74H36L30 68V32Z" fill="#9af5c4" opacity=".5"/>
    <path d="M30 12L36 26M70 12L64 26M84 26L70 32M84 74L70 68M70 88L64 74M30 88L36 74M16 74L30 68M16 26L30 32" stroke="#d5ffe9" stroke-width="2" opacity=".8"/>
    <path d="M36 26H50L30 50V32Z" fill="#fff" opacity=".5"/>`,
};
