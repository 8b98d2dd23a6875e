import type { Theme } from './theme';

interface Script {
  /** The start of the values of `lang`: a later row takes precedence. */
  language: string;
  sans: string;
  serif: string;
  /** Letters that must not be spaced, slanted or set tight. */
  upright?: boolean;
  lineBody?: string;
  /** Size of a banner's text, when a theme's would break the script's long words. */
  display?: string;
  /** Word breaking; the browser's default when left out. */
  wordBreak?: 'keep-all';
}

/** System families per script. Chinese comes first as the default language of the portal. */
const scripts: Script[] = [
  {
    language: 'zh',
    sans: '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"',
    serif: '"Songti SC", "STSong", "Noto Serif SC", "Noto Serif CJK SC"',
    upright: true,
  },
  {
    language: 'zh-Hant',
    sans: '"PingFang TC", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC"',
    serif: '"Songti TC", "Noto Serif TC", "Noto Serif CJK TC"',
    upright: true,
  },
  {
    language: 'zh-Hant-HK',
    sans: '"PingFang HK", "Microsoft JhengHei", "Noto Sans HK", "Noto Sans CJK HK"',
    serif: '"Songti TC", "Noto Serif HK", "Noto Serif CJK HK"',
    upright: true,
  },
  {
    language: 'ja',
    sans: '"Hiragino Sans", "Yu Gothic", Meiryo, "Noto Sans JP", "Noto Sans CJK JP"',
    serif: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP"',
    upright: true,
  },
  {
    language: 'ko',
    sans: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR"',
    serif: '"AppleMyungjo", "Noto Serif KR", "Noto Serif CJK KR"',
    upright: true,
    // Korean has spaces between words, and a break inside a word looks like an error
    wordBreak: 'keep-all',
  },
  {
    language: 'th',
    sans: '"Sukhumvit Set", "Leelawadee UI", "Noto Sans Thai", Loma, Garuda',
    serif: '"Noto Serif Thai", "Leelawadee UI", Kinnari, Norasi',
    upright: true,
    lineBody: '1.7',
  },
  {
    language: 'ta',
    sans: '"Tamil Sangam MN", "Nirmala UI", "Noto Sans Tamil"',
    serif: '"Noto Serif Tamil", "Nirmala UI"',
    upright: true,
    lineBody: '1.7',
    display: 'clamp(1.125rem, 0.625rem + 2.2vw, 2.75rem)',
  },
];

const plain = ['heading', 'nav', 'button'].flatMap((part) => [`--${part}-tracking:0`, `--${part}-style:normal`]);

/**
 * Rules that put the families of the page's script after the theme's Latin ones, and reset styles that a script does
 * not support.
 */
export function scriptRules(theme: Theme): string {
  const generic = theme.displayKind === 'serif' ? 'serif' : 'sans-serif';
  const rules = scripts.map(({ language, sans, serif, upright, lineBody, display: size, wordBreak }) => {
    const display = theme.displayKind === 'serif' ? serif : sans;
    const declarations = [
      `--script-body:${sans},sans-serif`,
      `--script-display:${display},${generic}`,
      ...(upright ? plain : []),
      ...(size ? [`--type-display:${size}`] : []),
      ...(wordBreak ? [`word-break:${wordBreak}`] : []),
      ...(lineBody ? [`--line-body:${lineBody}`, '--line-tight:1.45'] : []),
    ];
    return `:root:lang(${language}){${declarations.join(';')}}`;
  });
  return [`:root{--script-body:sans-serif;--script-display:${generic}}`, ...rules].join('\n');
}
