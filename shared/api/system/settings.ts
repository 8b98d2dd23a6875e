import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { profileIconCount } from '../figures';
import { listOf } from '../list';
import { LooseFlagSchema, LooseTextSchema, NothingSchema, RequiredTextSchema, looseInteger } from '../nothing';

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
  patternId: v.optional(v.union([v.string(), v.number()])),
  minLength: looseInteger(0),
  maxLength: looseInteger(255),
  updateRequired: LooseFlagSchema,
  message: v.optional(LooseTextSchema, ''),
});

export const RegisterSettingsSchema = v.object({
  fields: v.optional(v.array(RegistrationFieldSchema), []),
  captcha: v.optional(v.object({ enabled: LooseFlagSchema })),
  affiliateCode: v.optional(v.object({ enabled: LooseFlagSchema })),
  affiliateMode: v.optional(v.number()),
});

export const CaptchaSettingsSchema = v.object({
  id: v.string(),
  version: v.string(),
});

/** The settings answer: every field is optional, so that a back end with fewer settings still works. */
export const SettingsSchema = v.object({
  register: v.optional(RegisterSettingsSchema),
  resources: v.optional(v.array(ResourceSchema), []),
  sms: v.optional(v.object({ provider: v.optional(v.string(), 'server') })),
  imageCDNs: v.optional(v.array(v.string()), []),
  launchGameCDNs: v.optional(v.array(v.string()), []),
  customerService: v.optional(v.array(v.object({ title: v.string(), path: v.string() })), []),
  captcha: v.optional(CaptchaSettingsSchema),
  profileIconCount: v.optional(looseInteger(profileIconCount), profileIconCount),
  mobileTemplate: v.optional(v.string()),
  shellSet: v.optional(v.object({ loginPop: LooseFlagSchema })),
  switches: v.optional(v.record(v.string(), LooseFlagSchema), {}),
  /** Read by `ThirdPartySettingsSchema`, where they are needed. */
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
  answer: v.object({ customerService: v.optional(v.string()), domainList: v.optional(v.array(v.string()), []) }),
  example: { request: {}, answer: { customerService: 'https://example.test/help', domainList: [] } },
});

export const TemplateSchema = v.object({
  merchantCode: v.optional(v.string()),
  templateId: v.optional(v.string()),
  parameters: v.optional(
    v.object({
      /** Off disables registration. */
      switch_register: v.optional(LooseFlagSchema),
      /** Passed to the calls of the lottery unchanged. */
      prize_mode: v.optional(v.string()),
    }),
  ),
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
      bannerId: RequiredTextSchema,
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
