import * as figures from './figures';
import { latestDraws } from './lottery/draws';

test('times are those of the source: calls, pings, captchas, toasts, polls and retries [CON-01]', () => {
  expect(figures).toMatchObject({
    callTimeout: 20_000,
    pingTimeout: 10_000,
    captchaTimeout: 10_000,
    captchaScriptTimeout: 3_000,
    toastDuration: 4_500,
    promotionsPeriod: 300_000,
    unreadDelay: 1_000,
    chatRetryDelays: [1_000, 3_000],
  });
});

test('throttled calls have their minimum interval [CON-02]', () => {
  expect(figures.throttles).toEqual({
    changePassword: 3_000,
    captchaSetup: 250,
    paymentConfirmations: 250,
    captchaImage: 1_000,
  });
});

test('codes by SMS have their countdowns [CON-03]', () => {
  expect(figures).toMatchObject({
    smsSecondsPerMinute: 60,
    smsCountdownReset: 59,
    smsCountdownInitial: 60,
    smsCountdownLogin: 120,
    smsCountdownRegistration: 120,
  });
});

test('remembered values are kept for a day, a device for a year [CON-04]', () => {
  expect(figures).toMatchObject({ rememberedDays: 1, lastUserDays: 1, deviceIdDays: 365, deviceIdLength: 36 });
});

test('typed values have their minimum and maximum length [CON-05]', () => {
  expect(figures).toMatchObject({
    smsCodeLength: { min: 1, max: 10 },
    loginUsernameLength: { min: 6, max: 13 },
    loginPasswordLength: { min: 6, max: 16 },
    loginMobileLength: { min: 10, max: 16 },
    diallingCodeLength: { min: 1, max: 3 },
    fallbackPasswordLength: { min: 6, max: 12 },
  });
});

test('age, digits, icons, domains and captcha servers have the figures of the source [CON-06]', () => {
  expect(figures).toMatchObject({
    minimumAge: 18,
    fallbackPhoneDigits: 11,
    profileIconCount: 9,
    pingedDomains: 10,
    captchaServers: 3,
    captchaRetries: 1,
  });
});

test('dialogs, windows, toasts, badges and amounts have their sizes [CON-07]', () => {
  expect(figures).toMatchObject({
    dialogWidth: 660,
    supportWindow: { width: 440, height: 750 },
    toastHeight: 94,
    leastToasts: 2,
    badgeLimit: 99,
    amountDigits: 2,
  });
});

test('language, site, device and register method have their names [CON-08]', () => {
  expect(figures).toMatchObject({
    defaultLanguage: 'CN',
    defaultSiteCode: 'www',
    deviceHeader: 'web',
    registerMethod: 'WEB',
  });
});

test('the speed test has its limits and delays, a ping its time and its most domains [LIM-12]', () => {
  expect(figures).toMatchObject({
    speedLimits: { fast: 80, normal: 150 },
    speedTestDelays: { first: 500, again: 1_000 },
    pingTimeout: 10_000,
    pingedDomains: 10,
  });
});

test('unread counts, the chat and the window of customer service have their limits and sizes [LIM-05]', () => {
  expect(figures).toMatchObject({
    badgeLimit: 99,
    chatWindow: { minWidth: 200, maxWidth: 480, minHeight: 280 },
    chatSnap: { near: 16, far: 72 },
    supportWindow: { width: 440, height: 750 },
  });
});

test('notices have ten on a page, seven pages shown, and the sizes of the source [LIM-10]', () => {
  expect(figures).toMatchObject({
    noticesPerPage: 10,
    noticePagesShown: 7,
    noticeStripStep: 25,
    noticeHeight: 523,
    noticeFrameHeight: 110,
  });
});

test('pictures have 5 MB, feedback one and applications for rewards three; texts have their lengths [LIM-02]', () => {
  expect(figures).toMatchObject({
    pictureBytes: 5 * 1024 * 1024,
    feedbackPictures: 1,
    feedbackLength: { min: 20, max: 500 },
    rewardPictures: 3,
    rewardRemarkLength: 140,
  });
});

test('the points mall has its counts, pages, digits and pictures, and a day ends at its last second [LIM-07]', () => {
  expect(figures).toMatchObject({
    mallRewardCounts: { requested: 1_000, beside: 3, selected: 7, expanded: 1_000 },
    redemptionsPerPage: 13,
    pointTransactionsPerPage: 12,
    lastDayLength: 86_399_000,
    pointRateDigits: 2,
    rewardPicturesWithoutLoop: 5,
  });
});

test('the list of draws has five, and a payment is confirmed within 15 minutes [LIM-06]', () => {
  expect([latestDraws, figures.notConfirmedMinutes]).toEqual([5, 15]);
});
