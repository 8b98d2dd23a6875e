import type { Business } from './merchant';

export const aurora: Business = {
  stakes: [100, 200, 500, 1_000, 2_000, 5_000, 10_000],
  demoCredits: 200_000,
  openingBalance: 888_800,
  singleWallet: false,
  rebate: true,
  ranks: [
    {
      name: { CN: '白银', TW: '白銀', EN: 'Silver', JA: 'シルバー', VI: 'Bạc', TH: 'ซิลเวอร์' },
      color: '#b8c0cc',
    },
    {
      name: { CN: '黄金', TW: '黃金', EN: 'Gold', JA: 'ゴールド', VI: 'Vàng', TH: 'โกลด์' },
      color: '#d9b45b',
    },
    {
      name: { CN: '钻石', TW: '鑽石', EN: 'Diamond', JA: 'ダイヤモンド', VI: 'Kim cương', TH: 'ไดมอนด์' },
      color: '#9fd8ff',
    },
  ],
  promotions: { MISSION: { enabled: true, count: 2 }, REFERRAL: { enabled: true, count: 1 } },
  banners: [
    {
      scene: 'scene:night',
      title: {
        CN: '夜空为你点亮',
        TW: '夜空為你點亮',
        EN: 'The sky lights up for you',
        JA: '夜空があなたのために輝く',
        VI: 'Bầu trời đêm sáng vì bạn',
        TH: 'ท้องฟ้ายามค่ำส่องสว่างเพื่อคุณ',
      },
      text: {
        CN: '一百多款老虎机，随时开始。',
        TW: '一百多款老虎機，隨時開始。',
        EN: 'More than a hundred slots, whenever you like.',
        JA: '100種類以上のスロットを、いつでも。',
        VI: 'Hơn một trăm trò quay hũ, bất cứ lúc nào.',
        TH: 'สล็อตกว่าร้อยเกม เล่นได้ทุกเวลา',
      },
      leads: { path: '/electron?page=hot' },
    },
    {
      scene: 'scene:harbour',
      title: {
        CN: '水果港湾',
        TW: '水果港灣',
        EN: 'Fruit Harbour',
        JA: 'フルーツハーバー',
        VI: 'Bến Cảng Trái Cây',
        TH: 'ท่าเรือผลไม้',
      },
      text: {
        CN: '港口的经典水果机，现在开玩。',
        TW: '港口的經典水果機，現在開玩。',
        EN: 'The classic fruit machine by the sea. Play now.',
        JA: '海辺のクラシックなフルーツスロットを今すぐ。',
        VI: 'Máy trái cây kinh điển bên bờ biển. Chơi ngay.',
        TH: 'ตู้ผลไม้คลาสสิกริมทะเล เล่นเลย',
      },
      leads: { game: 'fruit-harbour' },
    },
    {
      scene: 'scene:lanterns',
      title: {
        CN: '灯火金龙',
        TW: '燈火金龍',
        EN: 'Dragon of a thousand lanterns',
        JA: '千の灯籠と金の龍',
        VI: 'Rồng vàng ngàn đèn lồng',
        TH: 'มังกรทองพันโคม',
      },
      text: {
        CN: '先试玩，再决定。',
        TW: '先試玩，再決定。',
        EN: 'Try the demo first, then decide.',
        JA: 'まずは無料デモで、お試しください。',
        VI: 'Chơi thử trước, quyết định sau.',
        TH: 'ทดลองเล่นก่อน แล้วค่อยตัดสินใจ',
      },
      leads: { game: 'golden-dragon' },
    },
  ],
};
