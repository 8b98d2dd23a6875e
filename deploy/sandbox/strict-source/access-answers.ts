import { fields, list } from './shape';
import type { SourceAnswer } from './source-answer';
import { sourceSwitches } from './source-switches';

const flags = fields(['maintenance', 'regionRestriction']);
const register = fields([], {
  fields: list(
    fields([
      'key',
      'enabled',
      'required',
      'type',
      'acceptedPattern',
      'patternId',
      'minLength',
      'maxLength',
      'updateRequired',
      'message',
    ]),
  ),
  captcha: fields(['enabled']),
  affiliateCode: fields(['enabled']),
});
const domainRoute = fields(['customerService', 'domainList']);
const salaryTier = (volume: string) => fields([volume, 'activeMember', 'rateType', 'rate']);
const dividend = fields(['productType', 'computationPeriod'], {
  contracts: list(
    fields([
      'status',
      'minimumBet',
      'netLoss',
      'activeMember',
      'contractRate',
      'periodicTotalBet',
      'periodicTotalBetRequired',
      'downlineHigherRate',
    ]),
  ),
});
const template = fields(['merchantCode', 'templateId'], { parameters: fields(['switch_register', 'prize_mode']) });

const ofRequests = (field: string, about: string) =>
  Object.fromEntries(
    ['dailysalreqtype', 'divtypereq', 'divtypecompperiodreq', 'contracthoursalreq', 'realtimesalreqtype'].map(
      (list) => [`${list}.${field}`, about],
    ),
  );

/** The source names social sign-in as a sign-in with more arguments, and "session" as the answer of a second factor. */
const signedIn: SourceAnswer = {
  answer: fields(['token', 'firstTimeLogin', 'passwordExpired', 'captcha']),
  extensions: {
    isAgent: 'The kind of the account. Without it `type` of the member info decides.',
    type: 'The kind of the account, where `isAgent` is missing. Without it `type` of the member info decides.',
    mustChangePassword:
      'Whether an agent chose the password. Without it the switch for forced changes decides about an expired one.',
    defaultPassword:
      'Whether the password is the default one. Without it the password itself, or the registration before, decides.',
  },
};

const registered: SourceAnswer = {
  answer: fields(['customerName'], { profile: fields(['mobileNo']) }),
  extensions: {
    token: 'The token of a started session. Without it the page signs in with what was typed.',
    isAgent: 'The kind of the account. Without it `type` of the member info decides.',
    type: 'The kind of the account, where `isAgent` is missing. Without it `type` of the member info decides.',
    defaultPassword: 'The default password of a new account without a chosen one.',
  },
};

const codeSent: SourceAnswer = { answer: fields(['expiredMinutes', 'expirationTime']) };

const site: SourceAnswer = {
  answer: flags,
  extensions: { ip: "The visitor's address. Without it the page asks the back end’s location call." },
};

/** The answers to the calls of the first source text (access and platform), from its sections 3 and 7. */
export const accessAnswers = {
  'session.login': signedIn,
  'session.verification': signedIn,
  'session.social': signedIn,
  'registration.username': registered,
  'registration.mobile': registered,
  'registration.autoUsername': {
    ...registered,
    extensions: {
      ...registered.extensions,
      token: 'The token of a started session. Without it the page signs in with the same id token.',
    },
  },
  'agent.affiliate': { answer: 'whole' },
  'captcha.image': { answer: 'whole' },
  'captcha.slider': {
    answer: fields(['gt', 'challenge', 'newCaptcha']),
    extensions: { success: 'Whether the back end reaches the provider; absent means yes.' },
  },
  'verification.smsNoLogin': codeSent,
  'verification.smsRegister': codeSent,
  'member.info': {
    answer: fields(
      [
        'id',
        'account',
        'nickname',
        'lastLogin',
        'type',
        'toUpline',
        'memberLabel',
        'hasVip',
        'vipLabelName',
        'showVipBenefit',
        'vipRankLevel',
        'vipProgress',
      ],
      { clubLabel: fields(['labelId', 'labelName', 'color', 'type', 'rankLevel']) },
    ),
    extensions: { isAgent: 'The kind of the account. Without it that of the sign-in, else `type`, decides.' },
  },
  'member.icon': {
    answer: fields(['icon']),
    extensions: {
      avatarType: 'Named for getAvatar only. Without it `icon` decides.',
      avatar: 'Named for getAvatar only. Without it `icon` decides.',
    },
  },
  'member.funds': {
    answer: fields([], {
      dailysalreqtype: list(fields(['id', 'status'], { details: list(salaryTier('betVolume')) })),
      divtypereq: list(dividend),
      divtypecompperiodreq: list(dividend),
      contracthoursalreq: list(fields(['contractId', 'status'], { hourSalaryRates: list(salaryTier('minimumBet')) })),
      realtimesalreqtype: list(
        fields(['contractId', 'status'], { realTimeSalaryRates: list(fields(['betAmount', 'lossRate', 'winRate'])) }),
      ),
    }),
    extensions: {
      'divtypereq.id': 'Names the history of a dividend. Without it the window shows none.',
      'divtypecompperiodreq.id': 'Names the history of a dividend. Without it the window shows none.',
      dailysalinfo: 'An info flag; the source does not show its name. Without it the flags of requests decide.',
      dividendinfo:
        'An info flag; the source does not show its name. Without it the flags of requests and the daily salary decide.',
      hoursalinfo: 'An info flag; the source does not show its name. Without it the flags of requests decide.',
      realtimesalinfo: 'An info flag; the source does not show its name. Without it the flags of requests decide.',
      'contracthoursalreq.productType': 'The product of an hourly salary. Without it the answer names none.',
      ...ofRequests('downlineHigherRate', 'Named for dividends only. Without it no question comes first.'),
      ...ofRequests('offeredAt', 'When it was offered. Without it no time is shown.'),
      ...ofRequests('expiresAt', 'When the offer expires. Without it no time is shown.'),
    },
  },
  'member.rank': {
    answer: fields(['currentProgress', 'playerRankProgress']),
    extensions: {
      conditions: 'What the next rank asks for. Without it the ranks themselves are the conditions.',
      benefits: 'HTML of the benefits of the rank. Without it none are shown.',
    },
  },
  'system.settings': {
    answer: fields(['imageCDNs', 'launchGameCDNs', 'profileIconCount', 'mobileTemplate', 'whitelabel'], {
      register,
      resources: list(fields(['resourceType', 'url', 'qrCodeUrl'])),
      sms: fields(['provider']),
      customerService: list(fields(['title', 'path', 'csType', 'csPosition', 'labelIds', 'target', 'type'])),
      captcha: fields(['id', 'version', 'profileIconCount']),
      domainRoute,
      templates: template,
      // the source names the setting and the switches, but not the fields around them
      shellSet: fields(['loginPop']),
      switches: { map: 'whole', keys: sourceSwitches },
      tracking: list(
        fields(['domain', 'affiliateCode', 'gtmId', 'gtagId', 'fbPixelId', 'tiktokPixelId', 'appsFlyerId', 'adjustId']),
      ),
    }),
    extensions: {
      'register.affiliateMode':
        'What an invalid affiliate code does; 0 hides the field. Without it the merchant’s configuration decides.',
      'captcha.test': 'GEETEST3 alone asks for the slider at sign-in. Without it the merchant’s configuration decides.',
      chat: 'The chat plugin of the merchant. Without it the merchant’s configuration decides.',
    },
  },
  'system.registerSettings': {
    answer: register,
    extensions: {
      affiliateMode:
        'What an invalid affiliate code does; 0 hides the field. Without it the merchant’s configuration decides.',
    },
  },
  'system.domainRoute': { answer: domainRoute },
  'system.templates': { answer: template },
  'system.status': site,
  'system.permission': site,
  'system.countries': {
    answer: list(fields(['countryCode', 'countryDialingCode', 'currency', 'currencyPosition'])),
  },
  'wallets.balance': {
    answer: fields(['sumBalance', 'currencySymbol', 'currency'], { balance: list(fields(['availBalance'])) }),
    extensions: {
      currencyPosition: 'Where the symbol is written. Without it the merchant’s country decides.',
      'balance.id': 'The id of a wallet. Without it the number in the list is used.',
      'balance.name': 'The name of a wallet. Without it the number in the list is shown.',
    },
  },
} satisfies Record<string, SourceAnswer>;
