import type { Business } from './merchant';

export const kestrel: Business = {
  stakes: [20, 50, 100, 200, 500, 1_000, 2_000],
  demoCredits: 50_000,
  openingBalance: 120_000,
  singleWallet: true,
  rebate: false,
  ranks: [
    {
      name: { CN: '新秀', TW: '新秀', EN: 'Rookie', JA: 'ルーキー', VI: 'Tân binh', TH: 'รุกกี้' },
      color: '#a78bfa',
    },
    {
      name: { CN: '高手', TW: '高手', EN: 'Pro', JA: 'プロ', VI: 'Cao thủ', TH: 'โปร' },
      color: '#38e1ff',
    },
  ],
  promotions: {},
  banners: [
    {
      scene: 'scene:stadium',
      title: {
        CN: '主场之夜',
        TW: '主場之夜',
        EN: 'Match night',
        JA: '決戦の夜',
        VI: 'Đêm thi đấu',
        TH: 'คืนแข่งขัน',
      },
      text: {
        CN: '体育、电竞与老虎机，一处齐全。',
        TW: '體育、電競與老虎機，一處齊全。',
        EN: 'Sports, esports and slots in one place.',
        JA: 'スポーツ、eスポーツ、スロットを一か所で。',
        VI: 'Thể thao, eSports và quay hũ tại một nơi.',
        TH: 'กีฬา อีสปอร์ต และสล็อตในที่เดียว',
      },
      leads: { path: '/sports' },
    },
    {
      scene: 'scene:city',
      title: {
        CN: '霓虹城市',
        TW: '霓虹城市',
        EN: 'Neon city',
        JA: 'ネオンシティ',
        VI: 'Thành phố neon',
        TH: 'เมืองนีออน',
      },
      text: {
        CN: '今晚就转起来。',
        TW: '今晚就轉起來。',
        EN: 'Take tonight for a spin.',
        JA: '今夜、スピンしよう。',
        VI: 'Quay ngay đêm nay.',
        TH: 'หมุนกันคืนนี้',
      },
      leads: { game: 'fruit-harbour' },
    },
    {
      scene: 'scene:sky',
      title: {
        CN: '飞得更高',
        TW: '飛得更高',
        EN: 'Fly higher',
        JA: 'もっと高く',
        VI: 'Bay cao hơn',
        TH: 'บินให้สูงขึ้น',
      },
      text: {
        CN: '最热门的游戏都在这里。',
        TW: '最熱門的遊戲都在這裡。',
        EN: 'The games everybody is playing.',
        JA: 'みんなが遊んでいるゲーム。',
        VI: 'Những trò mọi người đang chơi.',
        TH: 'เกมที่ทุกคนกำลังเล่น',
      },
      leads: { path: '/electron?page=hot' },
    },
  ],
};
