/** Gold ingot, lantern, lotus. */
export const east = {
  H1: `<path d="M8 42C14 46 22 46 28 42C30 60 70 60 72 42C78 46 86 46 92 42C90 66 78 82 50 82C22 82 10 66 8 42Z" fill="url(#gold)"/>
    <ellipse cx="50" cy="42" rx="22" ry="15" fill="url(#gold)" stroke="#8a5a00" stroke-width="1.5"/>
    <path d="M36 38C40 31 50 29 58 32" fill="none" stroke="#fffbe0" stroke-width="4" stroke-linecap="round"/>
    <path d="M18 56C24 70 40 76 56 75" fill="none" stroke="#fff3b0" stroke-width="3.5" stroke-linecap="round" opacity=".8"/>`,
  H2: `<path d="M50 6V16" stroke="#b8860b" stroke-width="4"/><rect x="36" y="14" width="28" height="8" rx="3" fill="url(#gold)"/>
    <path d="M34 22H66C84 30 84 62 66 70H34C16 62 16 30 34 22Z" fill="url(#red)"/>
    <path d="M42 22C34 34 34 58 42 70M58 22C66 34 66 58 58 70M50 22V70" fill="none" stroke="#ffb59a" stroke-width="2" opacity=".75"/>
    <rect x="36" y="70" width="28" height="7" rx="3" fill="url(#gold)"/><path d="M43 77V92M50 77V95M57 77V92" stroke="#e6b422" stroke-width="3" stroke-linecap="round"/>`,
  H3: `<path d="M50 20C62 34 62 56 50 70C38 56 38 34 50 20Z" fill="#ffd3e4"/>
    <path d="M28 30C44 36 50 54 50 70C34 66 24 48 28 30ZM72 30C56 36 50 54 50 70C66 66 76 48 72 30Z" fill="#f77fb0"/>
    <path d="M10 48C28 46 44 56 50 70C32 76 14 66 10 48ZM90 48C72 46 56 56 50 70C68 76 86 66 90 48Z" fill="#d9488b"/>
    <path d="M22 76C40 88 60 88 78 76" fill="none" stroke="url(#green)" stroke-width="6" stroke-linecap="round"/>`,
};
