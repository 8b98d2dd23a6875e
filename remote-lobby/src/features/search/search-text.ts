/** Letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * A text as it is searched: full-width characters, capitals, accents of Latin letters and katakana count as their plain
 * forms, and punctuation as a space. Marks of other scripts stay: in Thai and Tamil they are vowels.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[đłøßæœı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
