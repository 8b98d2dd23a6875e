/**
 * Every figure and fixed name that the product is described by, each once: whoever needs one imports it from here, and
 * a change of the product is a change of this file. All are from section 9 of the first source text, "Numbers and
 * constants", unless another source is named; what a merchant sets for itself is in its settings and wins.
 *
 * Times are in milliseconds, sizes in CSS pixels, lengths in characters, from `min` to `max`.
 */

/** How long a call may take before it is given up. */
export const callTimeout = 20_000;
/** How long another domain may take to answer its ping. */
export const pingTimeout = 10_000;
/** How long the slider captcha of version 4 may take to load. */
export const captchaTimeout = 10_000;
/** How long one captcha server may take to deliver its script; the next server is tried after that. */
export const captchaScriptTimeout = 3_000;
/** How long a toast stays that does not say. */
export const toastDuration = 4_500;
/** How often the available promotions are asked for. */
export const promotionsPeriod = 300_000;
/** How long after signing in the unread messages are looked for, once. */
export const unreadDelay = 1_000;
/** How long after each failure the chat plugin is fetched again. */
export const chatRetryDelays = [1_000, 3_000] as const;
/** Balance refreshes that come closer together than this are one request. The source says debounced; the delay is ours. */
export const refreshDelay = 300;

/** At most one call in so many milliseconds; what comes sooner is answered by the call before. */
export const throttles = {
  changePassword: 3_000,
  captchaSetup: 250,
  paymentConfirmations: 250,
  captchaImage: 1_000,
} as const;

/** Seconds in one of the minutes that an SMS code is good for, by the server's `expiredMinutes`. */
export const smsSecondsPerMinute = 60;
/** The second the countdown of an SMS code is set back to. */
export const smsCountdownReset = 59;
/** The second it starts from where the server names no minutes. */
export const smsCountdownInitial = 60;
/** The second it starts from when signing in by code, where the server names no minutes. */
export const smsCountdownLogin = 120;
/** The second it starts from when registering, where the server names no minutes. */
export const smsCountdownRegistration = 120;

/** Days the name and the password somebody wants remembered are kept. */
export const rememberedDays = 1;
/** Days the name last signed in with is kept. */
export const lastUserDays = 1;
/** Days the id of a device is kept. */
export const deviceIdDays = 365;
/** Characters of the id of a device. */
export const deviceIdLength = 36;

/** Digits of a code sent by SMS. */
export const smsCodeLength = { min: 1, max: 10 } as const;
/** Characters of the name somebody signs in with. */
export const loginUsernameLength = { min: 6, max: 13 } as const;
/** Characters of the password somebody signs in with. */
export const loginPasswordLength = { min: 6, max: 16 } as const;
/** Digits of the mobile number somebody signs in with. */
export const loginMobileLength = { min: 10, max: 16 } as const;
/** Digits of a country's dialling code. */
export const diallingCodeLength = { min: 1, max: 3 } as const;
/** Characters of a new password where the merchant has set no rule. */
export const fallbackPasswordLength = { min: 6, max: 12 } as const;

/** Years somebody has to be old to register. */
export const minimumAge = 18;
/** Digits of a mobile number where the merchant has set no rule. */
export const fallbackPhoneDigits = 11;
/** Profile icons there are where the settings do not say. */
export const profileIconCount = 9;
/** Domains that are pinged at once, at most; of more, so many at random. */
export const pingedDomains = 10;
/** Servers the captcha's script is asked of, one after the other. */
export const captchaServers = 3;
/** Times a captcha that failed to load is tried again. */
export const captchaRetries = 1;

/** Width of the dialogs that ask for something, such as those of social and two-factor sign-in. */
export const dialogWidth = 660;
/** The window customer service opens in. */
export const supportWindow = { width: 440, height: 750 } as const;
/** Height of the window that one toast takes, its gap included. */
export const toastHeight = 94;
/** Toasts that stand at once however low the window is. */
export const leastToasts = 2;
/** The highest count a badge writes out; above it stand dots. */
export const badgeLimit = 99;
/** Digits after the point of an amount, where its currency has no others. */
export const amountDigits = 2;

/** Language of the portal where neither person nor merchant has named one. Section 1. */
export const defaultLanguage = 'CN';
/** Code of the site asked for without a sub-domain. */
export const defaultSiteCode = 'www';
/** What the header `Device` says. */
export const deviceHeader = 'web';
/** How registrations of this portal are marked. */
export const registerMethod = 'WEB';
