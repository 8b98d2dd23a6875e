import { isAllowedAddress } from './is-allowed-address';

/** At-rules that hold styles; others load files or change how the style sheet is read. */
const allowedAtRules = /^@(?:media|supports|keyframes|container|layer|property)\b/;
/** Escapes and comments hide text from these checks, and `<` could end the style element. */
const hiding = /[\\<]|\/\*/;
/** Functions that load files, besides `url`. */
const loading = /(?:^|[^\w-])(?:src|image|image-set|-webkit-image-set|cross-fade|element|paint|expression)\s*\(/i;

/** Keeps the rules that load nothing but allowed pictures and cannot leave their braces. Pure. */
export function cleanRules(rules: readonly string[], images: readonly string[]): string[] {
  return rules.map((rule) => rule.trim()).filter((rule) => isAllowedRule(rule, images));
}

function isAllowedRule(rule: string, images: readonly string[]): boolean {
  if (hiding.test(rule) || loading.test(rule) || !isClosed(rule)) return false;
  if ((rule.match(/@[\w-]+/g) ?? []).some((name) => !allowedAtRules.test(name))) return false;
  const addresses = [...rule.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi)];
  if (addresses.length !== (rule.match(/url\s*\(/gi) ?? []).length) return false;
  return addresses.every(([, double, single, bare]) =>
    isAllowedAddress((double ?? single ?? bare ?? '').trim(), images, { data: true }),
  );
}

/** Whether braces and quotes are balanced, so that the rule ends where it seems to. */
function isClosed(rule: string): boolean {
  let depth = 0;
  let quote: string | undefined;
  for (const character of rule) {
    if (quote !== undefined) {
      if (character === quote) quote = undefined;
      else if (character === '\n') return false;
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth < 0) return false;
    }
  }
  return depth === 0 && quote === undefined && rule.endsWith('}');
}
