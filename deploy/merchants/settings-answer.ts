import type { Merchant } from './merchant';

/** A merchant's settings in the format of the back end's consolidated call. */
export function settingsAnswer(merchant: Merchant) {
  return {
    register: registerSettingsAnswer(merchant),
    resources: merchant.resources,
    sms: { provider: merchant.smsProvider },
    imageCDNs: merchant.imageCdns,
    launchGameCDNs: merchant.gameCdns,
    // every visitor receives this answer
    customerService: merchant.customerService.filter(({ labelIds }) => !labelIds?.length),
    captcha: merchant.captcha,
    profileIconCount: merchant.profileIconCount,
    mobileTemplate: merchant.templates.mobileTemplate,
    shellSet: merchant.shell,
    switches: merchant.switches,
    ...(merchant.chat && { chat: merchant.chat }),
    tracking: merchant.tracking,
  };
}

export function registerSettingsAnswer({ registration }: Merchant) {
  return {
    fields: registration.fields.map((field) => ({ ...field, updateRequired: false, message: '' })),
    captcha: { enabled: registration.captcha },
    affiliateCode: { enabled: registration.affiliateCode },
    affiliateMode: registration.affiliateMode,
  };
}
