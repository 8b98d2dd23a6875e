import { isOnWhenAbsent, ownSwitches, protectionProfiles, tagIdPattern } from '@atrium/api';
import { languageCodes } from '@atrium/contract';
import { amountDigits, profileIconCount } from '@atrium/api/figures';
import * as v from 'valibot';
import { TokensSchema } from './look';
import { switchKeys } from './switches';

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower case letters, digits and dashes'));
/** Part of a host name, `<code>--<part>`. */
const code = v.pipe(
  word,
  v.check(
    (value) => !/--|-$/.test(value),
    'a code without "--" or a trailing dash, because it becomes part of host names',
  ),
);
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/**
 * `https://host` or, for local development, `http://name.localhost:port`; without a path, so that it is valid in a CSP.
 */
const origin = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/([a-z0-9-]+\.)*localhost(:\d+)?)$/,
    'an origin such as https://cdn.example.com',
  ),
);
/** Shown by the page, so it must not be able to execute anything. */
const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)[^\s"'<>\\]*$/, 'a path or an https address'));

const CurrencySchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'three capital letters, ISO 4217')),
  symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(4)),
  /** `F`: symbol before the amount, `B`: after it. */
  position: v.picklist(['F', 'B']),
  /** Digits shown after the decimal point; two, unless the merchant chooses those of its currency. */
  digits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)), amountDigits),
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
  /** `day`: the most of 24 hours in all; unbounded by default. */
  v.strictObject({ least: bound, most: bound, day: v.optional(bound) }),
  v.check(
    ({ least, most, day = most }) => least <= most && most <= day,
    'a least value that does not exceed the most value, nor that the most of a day',
  ),
);

/** Empty, or in the vendor's format. */
const tagId = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.regex(tagIdPattern))], 'an id of letters, digits, dots and dashes'),
);

/** As Adjust gives them: a token for each event of its dashboard. */
const eventToken = v.optional(
  v.pipe(v.string(), v.regex(/^[a-z0-9]{4,20}$/, 'a token of lower case letters and digits')),
);

const TrackingSettingSchema = v.strictObject({
  /** Host name without port. */
  domain: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name without port or path')),
  /** Limits the tag to visitors of one affiliate. */
  affiliateCode: v.optional(text),
  gtmId: tagId,
  gtagId: tagId,
  fbPixelId: tagId,
  tiktokPixelId: tagId,
  appsFlyerId: tagId,
  adjustId: tagId,
  /** Adjust's token of each event; an event without one is not sent to Adjust. */
  adjustEvents: v.optional(v.strictObject({ page_view: eventToken, login: eventToken, register: eventToken })),
});

/** How the merchant is registered with social sign-in providers. */
const SocialSchema = v.strictObject({
  google: v.optional(
    v.strictObject({
      /** Issuer of the accepted id tokens; `sandbox` for the built-in provider. */
      issuer: v.union([v.literal('sandbox'), origin]),
      clientId: text,
      /**
       * For a new identity: let the user `choose` between binding an account and registering, or `register` at once.
       */
      newcomers: v.picklist(['choose', 'register']),
    }),
  ),
});

/** Like `origin`, and also this machine by its address. Anything else over http would show passwords to the network. */
const backEndOrigin = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[a-z0-9.-]+|http:\/\/(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\]))(:\d+)?$/,
    'an https origin without a path, such as https://backend.example.com, because passwords and sessions travel to it; ' +
      'http is for a back end on this machine only: http://localhost:8080, http://127.0.0.1:8080 or http://[::1]:8080',
  ),
);

/** Back end that answers the calls below `/wps` and `/lgw`. */
const UpstreamSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('sandbox') }),
  v.strictObject({ kind: v.literal('address'), origin: backEndOrigin }),
]);

const SwitchSchema = (key: string) =>
  Object.hasOwn(ownSwitches, key) ? v.optional(v.boolean(), isOnWhenAbsent(key)) : v.boolean();

/** The home page; names are those of the remotes, which the configuration does not know. */
const HomeSchema = v.strictObject({
  /** The kind of home, as the back end names it; `dailySalary` opens the member's page of that salary. */
  type: v.optional(v.pipe(v.string(), v.regex(/^\w{1,40}$/, 'the name of a kind of home'))),
  /** Sections as `<remote>.<id>`, in their order; others follow in the order of their remotes. */
  sections: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'a section such as lobby.winners'))),
    ),
    [],
  ),
  /** Fields of a win that the winner board shows, as the back end names them; the lobby's own choice by default. */
  winnerFields: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^\w{1,40}$/, 'the name of a field'))), v.minLength(1)),
  ),
});

/** Every merchant setting on its own; `checkMerchant` validates combinations. */
export const MerchantSchema = v.pipe(
  v.strictObject({
    code,
    name: text,
    /** First labels of its portal host names, below the shared domain; the primary one first. */
    siteCodes: v.pipe(v.array(word), v.minLength(1)),
    /** The default language first. */
    languages: v.pipe(v.array(v.picklist(languageCodes)), v.minLength(1)),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters, ISO 3166')),
    currency: CurrencySchema,
    /** A theme of `@atrium/ui/tokens`. */
    theme: word,
    /** Overrides of theme tokens; the result is checked for contrast. */
    tokens: v.optional(TokensSchema),
    /** Description for search engines, per language. */
    about: v.record(v.picklist(languageCodes), text),
    /** Remotes of its portal; an unlisted remote is not loaded at all. */
    remotes: v.array(word),
    /**
     * Every key of the source texts is required: a missing key would mean off, and could be a mistake. The portal's own
     * may be missing, with the meaning that `ownSwitches` gives.
     */
    switches: v.strictObject(Object.fromEntries(switchKeys.map((key) => [key, SwitchSchema(key)]))),
    /** The home page; by default the sections in the order of their remotes. */
    home: v.optional(HomeSchema, {}),
    /** Shell settings that are on or off. */
    shell: v.strictObject({
      /** Actions that need an account open the sign-in popup; otherwise they show a notice. */
      loginPop: v.boolean(),
    }),
    /** Overrides of the sign-in page. */
    signIn: v.optional(
      v.strictObject({
        /** Picture beside the form; defaults to a drawing in the merchant's colours. */
        picture: v.optional(address),
        /** Show the captcha in a popup instead of in the form. */
        captchaPopup: v.optional(v.boolean(), false),
      }),
    ),
    /** Destinations after sign-in and sign-out; default to the current page and home. */
    pages: v.strictObject({ next: v.optional(address), afterSignOut: v.optional(address) }),
    registration: v.strictObject({
      fields: v.array(RegistrationFieldSchema),
      captcha: v.boolean(),
      affiliateCode: v.boolean(),
      /** 0 ignores an unknown affiliate code; any other value rejects the registration. */
      affiliateMode: v.pipe(v.number(), v.integer()),
    }),
    resources: v.array(ResourceSchema),
    customerService: v.array(
      v.strictObject({
        title: text,
        path: address,
        /** The kind of the service, such as `LIVECHAT`; `AICAN` verifies its customers by a token. */
        csType: v.optional(text),
        /** Where it shows: `menu` or `rightBar`. */
        csPosition: v.optional(text),
        /** Club labels of the customers it is for; everyone without any. */
        labelIds: v.optional(v.nullable(v.array(text))),
        /** How it opens: `popup`, `tab` or `embed`. */
        target: v.optional(text),
        type: v.optional(text),
      }),
    ),
    smsProvider: text,
    captcha: v.strictObject({
      id: text,
      version: v.picklist(['v3', 'v4']),
      /** Trial mode: GEETEST3 alone enables the slider at sign-in, without GEETESTTEST3. */
      test: v.optional(v.boolean(), false),
    }),
    profileIconCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), profileIconCount),
    templates: v.strictObject({
      templateId: text,
      mobileTemplate: text,
      switchRegister: v.boolean(),
      /** Of the lottery calls. */
      prizeMode: v.picklist(['Lott', 'Elott'], 'Lott or Elott'),
    }),
    imageCdns: v.array(origin),
    gameCdns: v.array(origin),
    /** Codes of the vendors on offer; each vendor has its own origin. */
    vendors: v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,12}$/, 'capital letters and digits'))),
    /** Host names of the merchant's own domains; the label before one is the site code. */
    domains: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name without port or path'))),
    /** Origins allowed to embed views of its remotes (docs/guides/embed-a-remote.md); none by default. */
    embedOrigins: v.optional(v.array(origin), []),
    /** Bounds of a single transfer, in minor units; unbounded by default. */
    limits: v.optional(v.strictObject({ deposit: LimitsSchema, withdraw: LimitsSchema })),
    /** Rules of player protection by their regulator; none by default. */
    protection: v.optional(v.strictObject({ profile: v.picklist(protectionProfiles) }), { profile: 'none' }),
    /** The chat widget of its pages: the path of a plugin on its own embed origin; none by default. */
    chat: v.optional(
      v.strictObject({ path: v.pipe(v.string(), v.regex(/^\/[\w/-]*$/, 'a path of the chat’s origin')) }),
    ),
    /** Whether the chat room also needs the permission of its call. */
    chatPermission: v.optional(v.boolean(), false),
    /** Third-party tags, each for one of the merchant's domains; consent is requested before the first one loads. */
    tracking: v.optional(v.array(TrackingSettingSchema), []),
    /** Social sign-in providers; none by default. */
    social: v.optional(SocialSchema),
    upstream: UpstreamSchema,
  }),
  v.check(
    ({ languages, about }) => languages.every((code) => about[code]),
    'about is required in each of its languages',
  ),
);

export type Merchant = v.InferOutput<typeof MerchantSchema>;

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
