/**
 * Every figure and fixed name of the product, each once: code imports it from here, and a change of the product is a
 * change of this file. All are from section 9 of the first source text, "Numbers and constants", unless another source
 * is named; a merchant's settings take precedence.
 *
 * Times are in milliseconds, sizes in CSS pixels, lengths in characters, from `min` to `max`.
 */

/** Timeout of a call. */
export const callTimeout = 20_000;
/** Timeout of a ping to another domain. */
export const pingTimeout = 10_000;
/** Timeout for loading the slider captcha of version 4. */
export const captchaTimeout = 10_000;
/** Timeout for the script of one captcha server; the next server is tried after that. */
export const captchaScriptTimeout = 3_000;
/** Default duration of a toast. */
export const toastDuration = 4_500;
/** Interval between requests for the available promotions. */
export const promotionsPeriod = 300_000;
/** Delay after signing in before the unread messages are requested, once. */
export const unreadDelay = 1_000;
/** Delay after each failure before the chat plugin is fetched again. */
export const chatRetryDelays = [1_000, 3_000] as const;
/** Balance refreshes closer together than this are one request. The source says debounced; the delay is ours. */
export const refreshDelay = 300;

/** Requests for the help closer together than this are one. Section 3 of the second source text. */
export const helpDelay = 300;

/** Response times of a line up to which it is fast or normal; above, and at 0, it is slow. Second source text. */
export const speedLimits = { fast: 80, normal: 150 } as const;
/** Delays before the first run of the speed test and before a repeated one. Second source text. */
export const speedTestDelays = { first: 500, again: 1_000 } as const;

/** At most one call in this many milliseconds; earlier repetitions share its answer. */
export const throttles = {
  changePassword: 3_000,
  captchaSetup: 250,
  paymentConfirmations: 250,
  captchaImage: 1_000,
} as const;

/** Seconds in one minute of an SMS code's life, by the server's `expiredMinutes`. */
export const smsSecondsPerMinute = 60;
/** The second to which the countdown of an SMS code is reset. */
export const smsCountdownReset = 59;
/** Its start when the server names no minutes. */
export const smsCountdownInitial = 60;
/** Its start when signing in by code, when the server names no minutes. */
export const smsCountdownLogin = 120;
/** Its start when registering, when the server names no minutes. */
export const smsCountdownRegistration = 120;

/** Days for which a remembered name and password are kept. */
export const rememberedDays = 1;
/** Days for which the last account name is kept. */
export const lastUserDays = 1;
/** Days for which the id of a device is kept. */
export const deviceIdDays = 365;
/** Characters of the id of a device. */
export const deviceIdLength = 36;

/** Digits of a code sent by SMS. */
export const smsCodeLength = { min: 1, max: 10 } as const;
/** Characters of a name at sign-in. */
export const loginUsernameLength = { min: 6, max: 13 } as const;
/** Characters of a password at sign-in. */
export const loginPasswordLength = { min: 6, max: 16 } as const;
/** Digits of a mobile number at sign-in. */
export const loginMobileLength = { min: 10, max: 16 } as const;
/** Digits of a country's dialling code. */
export const diallingCodeLength = { min: 1, max: 3 } as const;
/** Characters of a new password when the merchant has no rule. */
export const fallbackPasswordLength = { min: 6, max: 12 } as const;

/** Minimum age to register, in years. */
export const minimumAge = 18;
/** Digits of a mobile number when the merchant has no rule. */
export const fallbackPhoneDigits = 11;
/** Number of profile icons when the settings do not name it. */
export const profileIconCount = 9;
/** Most domains pinged at once, chosen at random. */
export const pingedDomains = 10;
/** Servers of the captcha's script, tried in order. */
export const captchaServers = 3;
/** Retries of a captcha that failed to load. */
export const captchaRetries = 1;

/** Width of dialogs with a form, such as those of social and two-factor sign-in. */
export const dialogWidth = 660;
/** Size of the customer service window. */
export const supportWindow = { width: 440, height: 750 } as const;
/** Widths of the chat window, and its least height. Second source text. */
export const chatWindow = { minWidth: 200, maxWidth: 480, minHeight: 280 } as const;
/** Distances of the chat button from the window's left or upper edge after a drag: near its start, and before its end. */
export const chatSnap = { near: 16, far: 72 } as const;
/** Height of one toast, including its gap. */
export const toastHeight = 94;
/** Toasts shown at once in the lowest window. */
export const leastToasts = 2;
/** The highest count on a badge; above it are dots. */
export const badgeLimit = 99;
/** Digits after the point of an amount, unless its currency has others. */
export const amountDigits = 2;

/** Language of the portal when neither person nor merchant has chosen one. Section 1. */
export const defaultLanguage = 'CN';
/** Site code of an address without a sub-domain. */
export const defaultSiteCode = 'www';
/** Value of the header `Device`. */
export const deviceHeader = 'web';
/** Mark of this portal's registrations. */
export const registerMethod = 'WEB';

/** How long the mini-game's button is held before it can be dragged. Section 9 of the second source text. */
export const miniGameHold = 150;
/** Most degrees by which the button tilts to either side while it moves. The unit is ours. Section 9, as above. */
export const miniGameTilt = 25;
/** Share of the remaining way that the button moves in each frame. Section 9, as above. */
export const miniGameSmoothing = 0.2;
/** Milliseconds of each banner on home, and elsewhere: the source has both. Section 9 of the second source text. */
export const bannerIntervals = { home: 3_000, elsewhere: 2_500 } as const;
/** Pixels of scroll after which the way back to the top appears. Section 9 of the second source text. */
export const backToTopAfter = 200;
/** Wins that the winner board requests. This and the other figures of home: section 9 of the second source text. */
export const winnersRequested = 100;
/** The highest amount that a jackpot without any other value starts at. Whole units of `jackpotCurrency`. */
export const jackpotStartLimit = 100_000_000;
/** The currency of the jackpot, whatever the merchant's. */
export const jackpotCurrency = 'THB';
/** Games of a lottery group before it is unfolded. */
export const lotteriesShown = 4;
/** Tiles of popular lotteries with their latest draw. */
export const trendTiles = 6;
/** Popular lotteries in other lists. */
export const popularLotteries = 4;
/** Games in each section of the panel of game types, which the source calls game entry panel. */
export const panelGames = 3;

/** Notices of one page of the notice board. This and the other figures of notices: section 9 of the second source text. */
export const noticesPerPage = 10;
/** Page numbers shown at once; the strip slides where there are more pages. */
export const noticePagesShown = 7;
/** Width of one page number, by which the strip slides per step. CSS pixels, as the other sizes of notices. */
export const noticeStripStep = 25;
/** Height of an unfolded notice with its title and frame. */
export const noticeHeight = 523;
/** Height of what is around the title and the content of an unfolded notice. */
export const noticeFrameHeight = 110;

/** Delay after which an open page requests its notices or topics again. The source names none: the figure is ours. */
export const contentPeriod = 30_000;

/** Bytes of a picture that a person uploads: 5 MB, read as 5 x 1024 x 1024. This and the next four: section 9 of the second source text. */
export const pictureBytes = 5_242_880;
/** Pictures of one feedback. */
export const feedbackPictures = 1;
/** Characters of a feedback's description, as a person counts them. */
export const feedbackLength = { min: 20, max: 500 } as const;
/** Pictures of one application for a reward. */
export const rewardPictures = 3;
/** Characters of the remark of such an application. */
export const rewardRemarkLength = 140;
/** Milliseconds after which the loader of the member or agent centre gives up. */
export const centreLoader = 3_000;
/** Milliseconds between the load of the VIP data and the next one of the member info. */
export const memberInfoAfterVip = 500;
/**
 * Rewards of the points mall: requested in one call; shown for each type beside all others, for the selected type, and
 * once expanded. This and the next five: section 9 of the second source text.
 */
export const mallRewardCounts = { requested: 1_000, beside: 3, selected: 7, expanded: 1_000 } as const;
/** Redemptions on a page. */
export const redemptionsPerPage = 13;
/** Point transactions on a page. */
export const pointTransactionsPerPage = 12;
/** Milliseconds from the start of the last day of a record's range to its end, read as 23:59:59. */
export const lastDayLength = 86_399_000;
/** Digits after the point of the rates of the mall, in percent. */
export const pointRateDigits = 2;
/** Pictures of a reward above which they turn in a loop. */
export const rewardPicturesWithoutLoop = 5;
/** Minutes in which a payment of another member is answered; the source names no unit. Section 9 of the second source text. */
export const notConfirmedMinutes = 15;

/** Games on a page of a list. This and the other figures of games: section 9 of the second source text. */
export const gamesPerPage = 40;
/** Games on a page of the popup of a sub-vendor. */
export const popupGamesPerPage = 10;
/** Tabs of vendors that fit beside each other, and the CSS pixels of one step of their arrows. */
export const vendorTabs = { visible: 8, step: 150 } as const;
/** Recommended games on one slide. */
export const gamesPerSlide = 12;
/** Milliseconds between the click on a game and its window. */
export const gameWindowDelay = 300;
/** Milliseconds for which the frame of a game stays blank before a reload, and for which its loader stays after it. */
export const frameReloadWaits = { blank: 200, settle: 100 } as const;

/** Cards of regular games, and of games with live video, on the lottery home. Section 2 of the second source text. */
export const lotteryCards = 5;
/** Games of the quick bet, and in its special mode. This and the next two: section 9 of the second source text. */
export const quickBetGames = { usual: 5, special: 6 } as const;
/** Shortest time between two automatic reloads of a list of issues. */
export const issueReloadPause = 5_000;
/** The time that a countdown shows; outside of it, dashes: below 2 seconds, and above 1000 hours. */
export const countdownShown = { from: 2_000, to: 3_600_000_000 } as const;
