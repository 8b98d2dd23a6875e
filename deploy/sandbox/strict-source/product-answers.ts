import { fields, list } from './shape';
import type { SourceAnswer } from './source-answer';

const game = fields([
  'nodeId',
  'gameId',
  'roomId',
  'vassalage',
  'vendor',
  'nodeName',
  'showIcon',
  'supportPlay',
  'gameType',
  'displayName',
  'gameName',
]);

const kind = 'What the game plays. Without it games have no kind.';
const tags = 'Labels of the game. Without them there is no filter by label.';
const features = 'What the rules of the game offer. Without them there is no filter by feature.';
const rtp = 'The return to player of the best bet, as a share. Without it none is shown.';

const gamePage: SourceAnswer = {
  answer: fields(['pageNum', 'pageSize', 'totalPages'], { games: list(game), content: list(game) }),
  extensions: {
    total: 'The number of games in all pages. Without it no number is shown.',
    'games.gameClassify': 'The category of a game. Without it the lists of its vendors in each category decide.',
    'games.favourite': 'Whether the game is a favourite. Without it the list of favourites decides.',
    'games.kind': kind,
    'games.tags': tags,
    'games.features': features,
    'games.rtp': rtp,
    'content.gameClassify': 'As in `games`.',
    'content.favourite': 'As in `games`.',
    'content.kind': 'As in `games`.',
    'content.tags': 'As in `games`.',
    'content.features': 'As in `games`.',
    'content.rtp': 'As in `games`.',
  },
};

const menus = list(fields(['code', 'remark', 'defaultPlayType']));

const lotteries: SourceAnswer = {
  answer: list(
    fields(
      [
        'gameId',
        'gameCode',
        'gameGroupId',
        'gameGroupCode',
        'code',
        'remark',
        'displayName',
        'webIconUrl',
        'defaultPlayType',
        'numero',
        'remainTime',
        'lockTime',
        'liveVideoSwitch',
        'labelName',
        'tag',
      ],
      { gameMenus: menus },
    ),
  ),
};

const groups: SourceAnswer = {
  answer: list(fields(['gameGroupCode', 'labelName'], { gameMenus: menus })),
  extensions: { 'gameMenus.tag': 'Marks a game as new or hot in a menu. Without it the tag of the game decides.' },
};

const draws: SourceAnswer = {
  answer: list(fields(['gameCode', 'numero', 'winNo'])),
  extensions: {
    drawTime: 'When the numbers were drawn. Without it no time is shown.',
    commitment: 'The commitment to the seed. Without it a draw cannot be verified.',
    seed: 'The seed of the draw. Without it a draw cannot be verified.',
    slipsHash: 'Hash of the accepted slips, part of the draw. Without it the draw is computed from the seed.',
    beaconRound: 'The round of the beacon that is part of the draw.',
    beacon: 'The value of that round. Without it the draw is computed from the seed.',
    committedAt: 'When the commitment was stored. Without it a draw cannot be verified.',
  },
};

/** The answers to the calls of the second source text (product areas), from its sections 3 and 7. */
export const productAnswers = {
  'member.rebate': { answer: fields(['hasRebate']) },
  'member.promotions': {
    answer: fields(['availablePromoCount', 'unreadMessage'], { promotions: { map: fields(['enabled', 'count']) } }),
  },
  'payments.confirmations': {
    answer: fields([], {
      payments: list(fields(['payDetailId', 'isAutoConfirmed', 'amount', 'remainingAmount'])),
    }),
  },
  'wallets.merchant': { answer: fields(['isSingle']) },
  'system.banners': {
    answer: list(fields(['bannerId', 'url', 'linkage', 'linkageType', 'roomId', 'nodeId', 'vendor', 'groupName'])),
    extensions: {
      title: 'The heading of a banner, and the name of its picture. Without it the picture has none.',
      text: 'A line below the heading. Without it there is none.',
    },
  },
  'system.help': { answer: list(fields(['title', 'tag', 'content', 'bgColor', 'children'])) },
  'games.vendors': {
    answer: list(
      fields([
        'cardId',
        'accountTypeId',
        'accountTypeName',
        'displayName',
        'smallIcon',
        'freeplay',
        'appNewWindow',
        'gameType',
        'isGame',
        'gameId',
        'roomId',
        'nodeId',
        'vassalage',
      ]),
    ),
  },
  'games.vendorMenu': {
    answer: list(
      fields([
        'name',
        'title',
        'subTitle',
        'page',
        'child',
        'isHot',
        'isLogin',
        'popup',
        'go',
        'canEnterPage',
        'rebeat',
        'openAccountType',
        'noOpenWindow',
      ]),
    ),
  },
  'games.search': gamePage,
  'games.recent': gamePage,
  'favourites.list': gamePage,
  'games.hot': {
    answer: list(game),
    extensions: {
      gameClassify: 'The category of a game. Without it the lists of its vendors in each category decide.',
      favourite: 'Whether the game is a favourite. Without it the list of favourites decides.',
      kind,
      tags,
      features,
      rtp,
    },
  },
  'games.recommended': {
    answer: list(fields(['id', 'iconUrl', 'gameName', 'displayName'])),
    extensions: {
      vendor: 'The vendor of the game. Without it the game is launched by `id` alone.',
      gameId: 'The id of the game at its vendor. Without it the game is launched by `id` alone.',
    },
  },
  'games.winners': {
    answer: list(fields(['recordId'])),
    extensions: {
      nickname: 'The winner, masked. Without it none is named.',
      gameName: 'The game of the win. Without it none is named.',
      amount: 'The amount of the win. Without it none is shown.',
      currency: 'The currency of the amount. Without it that of the merchant.',
      time: 'When the win was credited. Without it no time is shown.',
      vendor: 'The vendor of the game. Without it a win does not open its game.',
      gameType: 'The type of the game. Without it the launch finds it by the vendor.',
      gameId: 'The id of the game. Without one of the three ids a win does not open its game.',
      roomId: 'As `gameId`.',
      nodeId: 'As `gameId`.',
      showIcon: 'The picture of the game. Without it the portal draws one.',
    },
  },
  'chat.permission': { answer: fields(['hasPermission']) },
  'chat.url': { answer: fields(['chatUrl']) },
  'support.scripts': { answer: fields(['scripts']) },
  'chat.message': { answer: fields(['unReadCount']) },
  'notices.list': {
    answer: list(
      fields(
        [
          'id',
          'title',
          'content',
          'startDate',
          'startDateStr',
          'endDate',
          'promotionType',
          'redirect',
          'externalLink',
          'promoAnnouncementCategoryIds',
        ],
        { announcementImages: list(fields(['imageId', 'url'])) },
      ),
    ),
    extensions: {
      type: 'What kind of notice it is. Without it the portal takes each notice as one of the types it has requested.',
    },
  },
  'games.launch': { answer: fields(['game_url', 'game_url2']) },
  'games.launchLottery': { answer: fields(['gameUrl']) },
  'lottery.popular': { answer: list(fields(['gameId', 'gameCode', 'remark', 'webIconUrl'])) },
  'lottery.list': lotteries,
  'lottery.vietnamList': lotteries,
  'lottery.menu': groups,
  'lottery.vietnamMenu': groups,
  'lottery.issue': {
    answer: fields(['nextNumero', 'previousNumero'], {
      currentNumero: fields(['numero', 'isSale', 'remainTime', 'lockTime']),
    }),
    extensions: {
      'currentNumero.commitment': 'The commitment to the seed. Without it the draw cannot be verified.',
      'currentNumero.beaconRound': 'The round of the beacon that will be part of the draw.',
      'currentNumero.beaconChain':
        'The end of the beacon’s chain. Without it the page cannot compare it with the draw.',
      'currentNumero.slipsHash': 'Hash of the accepted slips, from the end of the sale.',
    },
  },
  'lottery.draws': draws,
  'lottery.lottoDraws': draws,
  'lottery.opened': draws,
  'mall.rewardTypes': {
    answer: list(fields(['typeId', 'name', 'chineseName', 'i18nStr', 'val', 'isShowTitle'])),
  },
  'mall.rewards': {
    answer: fields(['totalPages'], {
      content: list(
        fields(
          [
            'id',
            'name',
            'price',
            'mpPointAmount',
            'mpMoneyAmount',
            'displayPointMoneyAmt',
            'inventory',
            'adjustedCount',
            'description',
            'imageLink',
            'type',
          ],
          { merchandiseImages: list(fields(['imageUrl', 'type'])) },
        ),
      ),
    }),
    extensions: {
      'content.perPerson':
        'The most pieces for one person. Without it the form offers the whole stock, and a refusal says that fewer are possible.',
      'content.endsAt': 'When the reward leaves the mall. Without it the reward shows no end.',
      'content.priceVersion':
        'Names the prices. Without it the form reads the prices again before it sends, and stops at changed ones; the sandbox refuses other prices than those that the account read last.',
    },
  },
  'mall.config': {
    answer: fields(['pointExchangeRate', 'liveBet', 'lottoBet', 'pvpBet', 'rngBet', 'sportBet', 'deposit']),
  },
  'mall.transactions': {
    answer: fields(['totalPages'], {
      list: list(fields(['txId', 'txTimeInTimestamp', 'amount', 'currentAvailBalance', 'nameCn', 'nameEn'])),
    }),
  },
  'mall.redemptions': {
    answer: fields(['totalPages'], {
      content: list(
        fields(['id', 'dateRequested', 'name', 'quantity', 'requiredPoint', 'requiredMoney', 'status', 'type']),
      ),
    }),
    extensions: { 'content.reason': 'Why a redemption was refused. Without it the record shows the status alone.' },
  },
} satisfies Record<string, SourceAnswer>;
