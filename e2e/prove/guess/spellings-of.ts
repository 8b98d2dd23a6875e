/** 130 spellings of one Chinese mobile number, as people and programs write them. */
export function spellingsOf(mobile: string): string[] {
  const parts = [mobile.slice(0, 3), mobile.slice(3, 7), mobile.slice(7)];
  const gaps = ['', ' ', '-', '.', '\u00a0', '\u3000', ' - ', '  '];
  const bodies = [...gaps.map((gap) => parts.join(gap)), wide(mobile), `(${parts[0]}) ${parts[1]}${parts[2]}`];
  const fronts = [
    '',
    '+86',
    '+86 ',
    '0086',
    '00 86 ',
    '0',
    '00',
    '000',
    '(+86)',
    '+86 (0)',
    '＋８６',
    wide('0086'),
    '+860',
  ];
  return fronts.flatMap((front) => bodies.map((body) => front + body));
}

/** In the full-width digits of a Chinese or Japanese keyboard. */
const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
