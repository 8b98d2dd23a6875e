import { themes, type Theme } from '@atrium/ui/tokens';
import * as v from 'valibot';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb'));
/** Colours only: contrast can be computed, and no other CSS value reaches the style sheet. */
const paint = v.pipe(
  v.string(),
  v.regex(
    /^(transparent|#[0-9a-f]{6}|linear-gradient\(\d{1,3}deg(, #[0-9a-f]{6}( \d{1,3}%)?){2,8}\))$/i,
    'a colour as #rrggbb, or linear-gradient(180deg, #rrggbb, #rrggbb)',
  ),
);

const colours = [
  ...['page', 'bar', 'card', 'raised', 'field', 'text', 'muted', 'heading', 'accent', 'accentStrong', 'onAccent'],
  ...['accentText', 'accentSoft', 'onAccentSoft', 'second', 'onSecond', 'positive', 'negative', 'warning', 'info'],
  ...['danger', 'onDanger', 'border', 'outline', 'focus'],
] as const;
const artColours = ['high', 'low', 'far', 'near', 'light', 'glow', 'spark'] as const;

/** The theme tokens a merchant can override: colours, by their names in `@atrium/ui/tokens`. */
export const TokensSchema = v.strictObject({
  color: v.optional(v.strictObject(optional(colours, colour))),
  button: v.optional(
    v.strictObject({ ...optional(['background', 'backgroundHover'], paint), text: v.optional(colour) }),
  ),
  nav: v.optional(
    v.strictObject({
      ...optional(['background', 'activeBackground'], paint),
      ...optional(['text', 'activeText'], colour),
    }),
  ),
  card: v.optional(v.strictObject({ background: v.optional(paint) })),
  art: v.optional(v.strictObject(optional(artColours, colour))),
});

export type Tokens = v.InferOutput<typeof TokensSchema>;

/** A merchant's look: a built-in theme with the merchant's overrides applied. */
export function lookOf({ theme, tokens }: { theme: string; tokens?: Tokens | undefined }): Theme {
  const finished = (Object.hasOwn(themes, theme) && themes[theme]) || themes['aurora'];
  if (!finished) throw new TypeError('No theme is defined.');
  if (!tokens) return finished;
  const { color, button, nav, card, art } = finished;
  return {
    ...finished,
    color: { ...color, ...tokens.color },
    button: { ...button, ...tokens.button },
    nav: { ...nav, ...tokens.nav },
    card: { ...card, ...tokens.card },
    art: { ...art, ...tokens.art },
  };
}

function optional<const Names extends readonly string[], Schema extends v.GenericSchema>(names: Names, schema: Schema) {
  const entries = names.map((name) => [name, v.optional(schema)] as const);
  return Object.fromEntries(entries) as Record<Names[number], v.OptionalSchema<Schema, undefined>>;
}
