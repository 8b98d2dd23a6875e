/**
 * A merchant's design as data. Each group becomes custom properties `--<group>-<key>`, so `color.onAccent` is
 * `--color-on-accent`. Components read nothing else: a new design is a new object of this type.
 */
export interface Theme {
  /** The merchant's code. */
  code: string;
  /** Which of the browser's own palettes (scroll bars, form controls) matches. */
  scheme: 'dark' | 'light';
  /** Whether headings use a script's serif or sans faces. */
  displayKind: 'serif' | 'sans';
  color: ColorTokens;
  page: PageTokens;
  font: FontTokens;
  type: TypeTokens;
  line: LineTokens;
  heading: HeadingTokens;
  space: SpaceTokens;
  size: SizeTokens;
  radius: RadiusTokens;
  corner: CornerTokens;
  button: ButtonTokens;
  card: CardTokens;
  nav: NavTokens;
  mark: MarkTokens;
  icon: IconTokens;
  art: ArtTokens;
  shadow: ShadowTokens;
  motion: MotionTokens;
}

/** Colours by role, as six-digit hex so that contrast can be computed; `scrim` alone is translucent. */
export interface ColorTokens {
  /** Behind everything. */
  page: string;
  /** Header, menu and footer bars. */
  bar: string;
  /** Cards, dialogs and menus. */
  card: string;
  /** Raised parts of a card: hovered rows, quiet buttons, skeletons. */
  raised: string;
  /** Inside of inputs. */
  field: string;
  text: string;
  muted: string;
  heading: string;
  /** Filled controls of the brand. */
  accent: string;
  accentStrong: string;
  onAccent: string;
  /** The brand's colour for text or icons on a surface. */
  accentText: string;
  /** A quiet tint of the brand: selected rows, badges, notices. */
  accentSoft: string;
  onAccentSoft: string;
  /** The brand's second colour, for marks and highlights. */
  second: string;
  onSecond: string;
  positive: string;
  negative: string;
  warning: string;
  info: string;
  /** Filled destructive controls and unread counts. */
  danger: string;
  onDanger: string;
  /** Decorative lines. */
  border: string;
  /** Lines that mark a control; at least 3 to 1. */
  outline: string;
  focus: string;
  /** The overlay of a modal dialog over the page. */
  scrim: string;
}

export interface PageTokens {
  /** Background images of the page, over `color.page`. */
  background: string;
}

/** Latin families; the families of the page's script follow them, see `scripts.ts`. */
export interface FontTokens {
  body: string;
  display: string;
  /** Amounts and counts. */
  number: string;
}

/** Font sizes, fluid between 360 and 1440 px. */
export interface TypeTokens {
  tiny: string;
  small: string;
  body: string;
  large: string;
  title: string;
  headline: string;
  display: string;
}

export interface LineTokens {
  body: string;
  tight: string;
}

export interface HeadingTokens {
  weight: string;
  case: string;
  tracking: string;
  style: string;
}

/** Steps of distance; a theme scales them to be airy or dense. */
export interface SpaceTokens {
  1: string;
  2: string;
  3: string;
  4: string;
  5: string;
  6: string;
  7: string;
  8: string;
}

export interface SizeTokens {
  /** Height of buttons and inputs; never below 44 px on touch. */
  control: string;
  controlSmall: string;
  icon: string;
  /** Widest content of a page. */
  page: string;
  /** Space between content and window edge. */
  gutter: string;
  /** Height of the header bar. */
  bar: string;
  dialogSmall: string;
  /** 660 px, as the product asks of its dialogs. */
  dialogMedium: string;
  dialogLarge: string;
  /** Narrowest game card; the grid fills the row with as many as fit. */
  gameCard: string;
}

export interface RadiusTokens {
  small: string;
  control: string;
  card: string;
  dialog: string;
  round: string;
}

export interface CornerTokens {
  /** `corner-shape` of controls and cards; browsers without it keep plain radii. */
  shape: string;
}

/** The primary button. */
export interface ButtonTokens {
  background: string;
  backgroundHover: string;
  text: string;
  border: string;
  shadow: string;
  weight: string;
  case: string;
  tracking: string;
  style: string;
}

export interface CardTokens {
  background: string;
  border: string;
  shadow: string;
  shadowHover: string;
  /** How far a card moves under the pointer. */
  lift: string;
  /** Proportion of a game's picture. */
  artRatio: string;
  captionAlign: string;
  captionPadding: string;
  gap: string;
}

/** Menu bar and tabs. */
export interface NavTokens {
  background: string;
  itemRadius: string;
  itemPadding: string;
  text: string;
  activeText: string;
  activeBackground: string;
  /** Drawn as a shadow, so that it takes no room. */
  indicator: string;
  weight: string;
  case: string;
  tracking: string;
  style: string;
  size: string;
}

/** The small ornament before a section's heading. */
export interface MarkTokens {
  width: string;
  height: string;
  background: string;
  radius: string;
  transform: string;
}

/** Stroke style of the drawn icons. */
export interface IconTokens {
  stroke: string;
  cap: string;
  join: string;
}

/** Banner scenes, behind white text. */
export interface ArtTokens {
  /** The sky, from top to horizon. */
  high: string;
  low: string;
  far: string;
  near: string;
  light: string;
  glow: string;
  spark: string;
}

export interface ShadowTokens {
  raised: string;
  overlay: string;
}

export interface MotionTokens {
  fast: string;
  medium: string;
  slow: string;
  ease: string;
}
