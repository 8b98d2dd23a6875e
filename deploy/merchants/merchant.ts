import { tagIdPattern } from '@atrium/api';
import { profileIconCount } from '@atrium/api/figures';
import * as v from 'valibot';
import { TokensSchema } from './look';
import { switchKeys } from './switches';

/** Languages the portal is written in. */
export const languageCodes = ['CN', 'TW', 'HK', 'EN', 'JA', 'KO', 'ID', 'ES', 'VI', 'TA', 'TH'] as const;

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower case letters, digits and dashes'));
/** It is part of a host name, `<code>--<part>`. */
const code = v.pipe(
  word,
  v.check((value) => !/--|-$/.test(value), 'a code without "--" and without a dash at its end: host names need them'),
);
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** `https://host` or, on this machine, `http://name.localhost:port`; no path, so that it can stand in a policy. */
const origin = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/([a-z0-9-]+\.)*localhost(:\d+)?)$/,
    'an origin such as https://cdn.example.com',
  ),
);
/** Shown by the page, so it must not be able to run anything. */
const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)[^\s"'<>\\]*$/, 'a path, or an address with https'));

const CurrencySchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'three capital letters, ISO 4217')),
  symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(4)),
  /** `F` in front of the amount, `B` behind it. */
  position: v.picklist(['F', 'B']),
  /** Digits after the point. */
  digits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
});

const RegistrationFieldSchema = v.strictObject({
  key: text,
  enabled: v.boolean(),
  required: v.boolean(),
  type: v.optional(v.picklist(['text', 'password', 'tel', 'email']), 'text'),
  acceptedPattern: v.optional(
    v.pipe(
      v.string(),
      v.check((pattern) => pattern === '*' || isPattern(pattern), 'a regular expression, or *'),
    ),
    '*',
  ),
  minLength: v.pipe(v.number(), v.integer(), v.minValue(0)),
  maxLength: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const ResourceSchema = v.strictObject({
  resourceType: v.picklist(['QQ', 'WECHAT', 'ZALO', 'SpeedTest', 'IOS', 'Android', 'H5']),
  url: v.optional(address),
  qrCodeUrl: v.optional(address),
});

const bound = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const LimitsSchema = v.pipe(
  v.strictObject({ least: bound, most: bound }),
  v.check(({ least, most }) => least <= most, 'the least is not above the most'),
);

/** Empty, or as its vendor writes it. */
const tagId = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.regex(tagIdPattern))], 'an id of letters, digits, dots and dashes'),
);

const TrackingSettingSchema = v.strictObject({
  /** Host name without port. */
  domain: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name without port or path')),
  /** Of one affiliate's visitors only. */
  affiliateCode: v.optional(text),
  gtmId: tagId,
  gtagId: tagId,
  fbPixelId: tagId,
  tiktokPixelId: tagId,
  appsFlyerId: tagId,
  adjustId: tagId,
});

/** How the merchant is known to providers of sign-in. */
const SocialSchema = v.strictObject({
  google: v.optional(
    v.strictObject({
      /** Whose id tokens are taken; `sandbox` for the demonstration's own provider. */
      issuer: v.union([v.literal('sandbox'), origin]),
      clientId: text,
      /** What somebody new is asked: to `choose` between binding an account and registering, or to `register` at once. */
      newcomers: v.picklist(['choose', 'register']),
    }),
  ),
});

/** Where the calls below `/wps` and `/lgw` are answered. */
const UpstreamSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('sandbox') }),
  v.strictObject({ kind: v.literal('address'), origin }),
]);

/** All that a merchant can set, each by itself; `checkMerchant` looks at what has to go together. */
export const MerchantSchema = v.pipe(
  v.strictObject({
    code,
    name: text,
    /** Labels its portal is reached at, below the domain that portals share; the chief one first. */
    siteCodes: v.pipe(v.array(word), v.minLength(1)),
    /** The default first. */
    languages: v.pipe(v.array(v.picklist(languageCodes)), v.minLength(1)),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters, ISO 3166')),
    currency: CurrencySchema,
    /** A theme of `@atrium/ui/tokens`. */
    theme: word,
    /** What of that theme is otherwise; the result is checked for contrast. */
    tokens: v.optional(TokensSchema),
    /** A sentence for search engines, per language. */
    about: v.record(v.picklist(languageCodes), text),
    /** Remotes of its portal; one that is not here costs it no byte. */
    remotes: v.array(word),
    /** Every key has to be given: an absent one would be off, and nobody would know whether that was meant. */
    switches: v.strictObject(Object.fromEntries(switchKeys.map((key) => [key, v.boolean()]))),
    /** Settings of the shell that are on or off. */
    shell: v.strictObject({
      /** What needs an account opens the sign-in popup; otherwise a notice says so. */
      loginPop: v.boolean(),
    }),
    /** How its sign-in page is, where it is otherwise than others'. */
    signIn: v.optional(
      v.strictObject({
        /** Its own picture beside the form; a drawing in its colours when left out. */
        picture: v.optional(address),
        /** The picture of a captcha is asked for in a popup, not in the form. */
        captchaPopup: v.optional(v.boolean(), false),
      }),
    ),
    /** Where the person goes after signing in and after signing out; the page they are on, and home, when left out. */
    pages: v.strictObject({ next: v.optional(address), afterSignOut: v.optional(address) }),
    registration: v.strictObject({
      fields: v.array(RegistrationFieldSchema),
      captcha: v.boolean(),
      affiliateCode: v.boolean(),
      /** 0 goes on without an affiliate whose code fails; anything else stops. */
      affiliateMode: v.pipe(v.number(), v.integer()),
    }),
    resources: v.array(ResourceSchema),
    customerService: v.array(v.strictObject({ title: text, path: address })),
    smsProvider: text,
    captcha: v.strictObject({
      id: text,
      version: v.picklist(['v3', 'v4']),
      /** On trial: signing in asks for the slider by GEETEST3 alone, without GEETESTTEST3. */
      test: v.optional(v.boolean(), false),
    }),
    profileIconCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), profileIconCount),
    templates: v.strictObject({ templateId: text, mobileTemplate: text, switchRegister: v.boolean(), prizeMode: text }),
    imageCdns: v.array(origin),
    gameCdns: v.array(origin),
    /** Codes of the vendors whose games are offered; each has an origin of its own. */
    vendors: v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,12}$/, 'capital letters and digits'))),
    /** Host names of the brand's own domains; the label before one is the site code. */
    domains: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name without port or path'))),
    /** Origins whose pages may mount views of its remotes (docs/guides/embed-a-remote.md); none when left out. */
    embedOrigins: v.optional(v.array(origin), []),
    /** What may be moved at once, in minor units; no bounds when left out. */
    limits: v.optional(v.strictObject({ deposit: LimitsSchema, withdraw: LimitsSchema })),
    /** The chat in the corner of its pages: a plugin's path on its own embed origin; none when left out. */
    chat: v.optional(
      v.strictObject({ path: v.pipe(v.string(), v.regex(/^\/[\w/-]*$/, 'a path of the chat’s origin')) }),
    ),
    /** Tags of others, each for a domain of the merchant's; asked for before the first is loaded. */
    tracking: v.optional(v.array(TrackingSettingSchema), []),
    /** Providers people may sign in with; none when left out. */
    social: v.optional(SocialSchema),
    upstream: UpstreamSchema,
  }),
  v.check(({ languages, about }) => languages.every((code) => about[code]), 'about is needed in each of its languages'),
);

export type Merchant = v.InferOutput<typeof MerchantSchema>;

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
