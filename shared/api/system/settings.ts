import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { CustomerServiceSchema } from './customer-service';
import { profileIconCount } from '../figures';
import { listOf, part, recordOf } from '../list';
import {
  IntegerSchema,
  LooseFlagSchema,
  LooseTextSchema,
  NothingSchema,
  RequiredTextSchema,
  looseInteger,
  named,
} from '../nothing';

export const ResourceSchema = v.object({
  resourceType: v.picklist(['QQ', 'WECHAT', 'ZALO', 'SpeedTest', 'IOS', 'Android', 'H5']),
  url: v.optional(LooseTextSchema),
  qrCodeUrl: v.optional(LooseTextSchema),
});

export const RegistrationFieldSchema = v.object({
  key: v.string(),
  enabled: LooseFlagSchema,
  required: LooseFlagSchema,
  type: v.fallback(v.string(), 'text'),
  acceptedPattern: v.fallback(v.string(), '*'),
  patternId: part(v.union([v.string(), v.number()])),
  minLength: looseInteger(0),
  maxLength: looseInteger(255),
  updateRequired: LooseFlagSchema,
  message: v.optional(LooseTextSchema, ''),
});

export const RegisterSettingsSchema = v.object({
  fields: v.optional(listOf(RegistrationFieldSchema), []),
  captcha: part(v.object({ enabled: LooseFlagSchema })),
  affiliateCode: part(v.object({ enabled: LooseFlagSchema })),
  affiliateMode: part(IntegerSchema),
});

export const CaptchaSettingsSchema = v.object({
  id: part(v.string()),
  version: part(LooseTextSchema),
  /** Extension: GEETEST3 alone asks for the slider at sign-in, without GEETESTTEST3. */
  test: part(LooseFlagSchema),
  /** The number of profile icons, which the source lists here. */
  profileIconCount: part(looseInteger(profileIconCount)),
});

/** Other domains of the merchant, and where to find help. */
const DomainRouteSchema = v.object({
  customerService: part(v.string()),
  domainList: v.optional(listOf(v.string()), []),
});

export const TemplateSchema = v.object({
  merchantCode: part(v.string()),
  templateId: part(LooseTextSchema),
  parameters: v.optional(
    v.object({
      /** Off disables registration. */
      switch_register: part(LooseFlagSchema),
      /** Passed to the calls of the lottery unchanged. */
      prize_mode: part(v.string()),
    }),
  ),
});

/**
 * The settings answer. Every field is optional: what a back end does not name follows the merchant's configuration
 * (docs/decisions/0053). An unreadable field or item costs only itself.
 */
export const SettingsSchema = v.object({
  register: part(RegisterSettingsSchema),
  resources: part(listOf(ResourceSchema)),
  sms: part(v.object({ provider: part(v.string()) })),
  imageCDNs: part(listOf(v.string())),
  launchGameCDNs: part(listOf(v.string())),
  customerService: part(listOf(CustomerServiceSchema)),
  captcha: part(CaptchaSettingsSchema),
  profileIconCount: part(looseInteger(profileIconCount)),
  mobileTemplate: part(v.string()),
  shellSet: part(v.object({ loginPop: part(LooseFlagSchema) })),
  switches: part(recordOf(named(LooseFlagSchema))),
  /** The answers of calls of their own, for back ends that put everything into this one; the own call goes first. */
  domainRoute: part(DomainRouteSchema),
  templates: part(TemplateSchema),
  whitelabel: part(v.record(v.string(), v.unknown())),
  /** Extensions, read by `ThirdPartySettingsSchema` where they are needed. */
  chat: v.optional(v.unknown()),
  tracking: v.optional(v.unknown()),
});

export type SettingsAnswer = v.InferOutput<typeof SettingsSchema>;

export const systemSettings = endpoint({
  id: 'system.settings',
  about: 'All settings of the merchant, in one answer.',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  // without settings the host uses the last ones, or asks the person
  silent: true,
  request: NothingSchema,
  answer: SettingsSchema,
  example: {
    request: {},
    answer: {
      resources: [{ resourceType: 'IOS', url: 'https://example.test/app', qrCodeUrl: '/res/ios.svg' }],
      imageCDNs: [],
      launchGameCDNs: [],
      customerService: [{ title: 'Online', path: 'https://example.test/help' }],
      shellSet: { loginPop: true },
      switches: { FREEPLAY3: true },
    },
  },
});

export const systemWhitelabel = endpoint({
  id: 'system.whitelabel',
  about: "The merchant's white-label values, by name.",
  method: 'GET',
  path: '/wps/system/whitelabel',
  silent: true,
  request: NothingSchema,
  answer: v.record(v.string(), v.unknown()),
  example: { request: {}, answer: { brandName: 'Aurora' } },
});

export const systemDomainRoute = endpoint({
  id: 'system.domainRoute',
  about: 'Other domains of the merchant, and where to find help when this one fails.',
  method: 'GET',
  path: '/wps/system/domainRoute',
  request: NothingSchema,
  answer: DomainRouteSchema,
  example: { request: {}, answer: { customerService: 'https://example.test/help', domainList: [] } },
});

export type Template = v.InferOutput<typeof TemplateSchema>;

export const systemTemplates = endpoint({
  id: 'system.templates',
  about: 'Templates of the merchant with their parameters.',
  method: 'GET',
  path: '/wps/system/templates',
  silent: true,
  request: NothingSchema,
  answer: TemplateSchema,
  example: {
    request: {},
    answer: { merchantCode: 'aurora', templateId: 'T1', parameters: { switch_register: true, prize_mode: 'Lott' } },
  },
});

export const systemRegisterSettings = endpoint({
  id: 'system.registerSettings',
  about: 'Fields and rules of the registration form.',
  method: 'GET',
  path: '/wps/system/setting/register',
  // after a failure the settings answer applies
  silent: true,
  request: NothingSchema,
  answer: RegisterSettingsSchema,
  example: {
    request: {},
    answer: {
      fields: [
        {
          key: 'username',
          enabled: true,
          required: true,
          type: 'text',
          acceptedPattern: '[A-Za-z0-9]+',
          minLength: 6,
          maxLength: 13,
          updateRequired: false,
          message: '',
        },
      ],
    },
  },
});

export const systemBanners = endpoint({
  id: 'system.banners',
  about: 'Banners of one group.',
  method: 'GET',
  ...relay('getBanner'),
  request: v.object({ groupName: v.string(), language: v.string() }),
  answer: listOf(
    v.object({
      bannerId: LooseTextSchema,
      url: RequiredTextSchema,
      title: v.optional(LooseTextSchema),
      text: v.optional(LooseTextSchema),
      linkage: v.optional(LooseTextSchema),
      /** Any other kind has no link. */
      linkageType: v.fallback(v.optional(v.picklist(['URL', 'P', 'G'])), undefined),
      roomId: v.optional(LooseTextSchema),
      nodeId: v.optional(LooseTextSchema),
      vendor: v.optional(LooseTextSchema),
      groupName: v.optional(LooseTextSchema, ''),
    }),
  ),
  example: {
    request: { groupName: 'home', language: 'EN' },
    answer: [
      {
        bannerId: 1,
        url: 'scene:night',
        title: 'Welcome',
        groupName: 'home',
        linkageType: 'URL',
        linkage: '/promotion',
      },
    ],
  },
});
