import type { Business } from './merchant';

export const lotus: Business = {
  stakes: [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000],
  demoCredits: 500_000,
  openingBalance: 2_500_000,
  singleWallet: true,
  rebate: false,
  ranks: [
    {
      name: { CN: '绿叶', TW: '綠葉', EN: 'Leaf', JA: 'リーフ', VI: 'Lá sen', TH: 'ใบบัว' },
      color: '#3f9d6b',
    },
    {
      name: { CN: '花开', TW: '花開', EN: 'Blossom', JA: 'ブロッサム', VI: 'Hoa sen', TH: 'ดอกบัวบาน' },
      color: '#d65a8a',
    },
  ],
  promotions: { REFERRAL: { enabled: true, count: 1 } },
  banners: [
    {
      scene: 'scene:river',
      title: {
        CN: '河畔好时光',
        TW: '河畔好時光',
        EN: 'A good day by the river',
        JA: '川辺のひととき',
        VI: 'Một ngày đẹp bên sông',
        TH: 'วันดี ๆ ริมสายน้ำ',
      },
      text: {
        CN: '清新的游戏，轻松的节奏。',
        TW: '清新的遊戲，輕鬆的節奏。',
        EN: 'Fresh games at an easy pace.',
        JA: '爽やかなゲームを、ゆったりと。',
        VI: 'Trò chơi tươi mới, nhịp độ thong thả.',
        TH: 'เกมสดใหม่ ในจังหวะสบาย ๆ',
      },
      leads: { path: '/electron?page=hot' },
    },
    {
      scene: 'scene:garden',
      title: {
        CN: '翡翠花园',
        TW: '翡翠花園',
        EN: 'Jade garden',
        JA: '翡翠の庭',
        VI: 'Khu vườn ngọc',
        TH: 'สวนหยก',
      },
      text: {
        CN: '在花园里转动好运。',
        TW: '在花園裡轉動好運。',
        EN: 'Spin among the blossoms.',
        JA: '花の中でスピン。',
        VI: 'Quay giữa muôn hoa.',
        TH: 'หมุนท่ามกลางดอกไม้',
      },
      leads: { game: 'fruit-harbour' },
    },
    {
      scene: 'scene:sunrise',
      title: {
        CN: '日出试玩',
        TW: '日出試玩',
        EN: 'Play free at sunrise',
        JA: '日の出に無料プレイ',
        VI: 'Chơi thử lúc bình minh',
        TH: 'เล่นฟรียามรุ่งอรุณ',
      },
      text: {
        CN: '无需账号即可试玩。',
        TW: '無需帳號即可試玩。',
        EN: 'Demos need no account.',
        JA: 'デモはアカウント不要です。',
        VI: 'Chơi thử không cần tài khoản.',
        TH: 'ทดลองเล่นได้โดยไม่ต้องมีบัญชี',
      },
      leads: { path: '/electron' },
    },
  ],
};
