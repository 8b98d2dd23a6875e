import type { LotteryGame, LotteryGroup } from './game';
import { groups } from './groups';

type Names = [CN: string, TW: string, EN: string, JA: string, VI: string, TH: string];
type Rest = Partial<Pick<LotteryGame, 'tag' | 'popularity' | 'live'>>;

let lastId = 0;

/** The names are of the place or studio; games of a family with a name of its own carry it behind. */
function game(code: string, group: LotteryGroup, names: Names, interval: number, rest: Rest = {}): LotteryGame {
  const [CN, TW, EN, JA, VI, TH] = names;
  const own = group.id < 9 ? group.names : { CN: '', TW: '', EN: '', JA: '', VI: '', TH: '' };
  return {
    id: String((lastId += 1)),
    code,
    group,
    names: {
      CN: CN + own.CN,
      TW: TW + own.TW,
      EN: `${EN} ${own.EN}`.trim(),
      JA: JA + own.JA,
      VI: `${VI} ${own.VI}`.trim(),
      TH: `${TH} ${own.TH}`.trim(),
    },
    interval,
    lock: interval < 120 ? 5 : 15,
    live: false,
    tag: '',
    popularity: 0,
    ...rest,
  };
}

const { SSC, X5, FFC, PK10, THGOV, THBANK, YEEKEE, VN } = groups;
const live = { live: true };

/** Lotteries of the ordinary list, in its order: 8 of the classic families, 8 with live video, the Thai ones. */
export const lotteries: LotteryGame[] = [
  game('CQSSC', SSC, ['重庆', '重慶', 'Chongqing', '重慶', 'Trùng Khánh', 'ฉงชิ่ง'], 300, { tag: 'hot', popularity: 90 }),
  game('TXFFC', FFC, ['天星', '天星', 'Sky Star', '天星', 'Thiên Tinh', 'สกายสตาร์'], 60, {
    tag: 'hot',
    popularity: 95,
  }),
  game('SD11X5', X5, ['山东', '山東', 'Shandong', '山東', 'Sơn Đông', 'ซานตง'], 300, { popularity: 60 }),
  game('GD11X5', X5, ['广东', '廣東', 'Guangdong', '広東', 'Quảng Đông', 'กวางตุ้ง'], 300, { popularity: 70 }),
  game('CASSC', SSC, ['加拿大', '加拿大', 'Canada', 'カナダ', 'Canada', 'แคนาดา'], 180, { tag: 'new', popularity: 50 }),
  game('XJSSC', SSC, ['新疆', '新疆', 'Xinjiang', '新疆', 'Tân Cương', 'ซินเจียง'], 600, { popularity: 30 }),
  game('JX11X5', X5, ['江西', '江西', 'Jiangxi', '江西', 'Giang Tây', 'เจียงซี'], 300, { popularity: 20 }),
  game('BJPK10', PK10, ['北京', '北京', 'Beijing', '北京', 'Bắc Kinh', 'ปักกิ่ง'], 300, { popularity: 80 }),
  game('PEARLSSC', SSC, ['明珠', '明珠', 'Pearl', 'パール', 'Ngọc Trai', 'เพิร์ล'], 120, { ...live, tag: 'new' }),
  game('ROYAL11X5', X5, ['皇家', '皇家', 'Royal', 'ロイヤル', 'Hoàng Gia', 'รอยัล'], 180, live),
  game('COMETFFC', FFC, ['彗星', '彗星', 'Comet', 'コメット', 'Sao Chổi', 'โคเมต'], 60, { ...live, popularity: 40 }),
  game('TIGERPK10', PK10, ['猛虎', '猛虎', 'Tiger', 'タイガー', 'Mãnh Hổ', 'ไทเกอร์'], 180, live),
  game('LANTERNSSC', SSC, ['灯笼', '燈籠', 'Lantern', 'ランタン', 'Lồng Đèn', 'โคมไฟ'], 240, live),
  game('HARBOUR11X5', X5, ['港湾', '港灣', 'Harbour', 'ハーバー', 'Bến Cảng', 'ฮาร์เบอร์'], 300, live),
  game('CROWNSSC', SSC, ['王冠', '王冠', 'Crown', 'クラウン', 'Vương Miện', 'มงกุฎ'], 300, live),
  game('JADEPK10', PK10, ['翡翠', '翡翠', 'Jade', '翡翠', 'Ngọc Bích', 'หยก'], 300, live),
  game(
    'THGOV6D',
    THGOV,
    ['泰国政府彩', '泰國政府彩', 'Thai National', 'タイ国営くじ', 'Thái Quốc Gia', 'สลากรัฐบาล'],
    3_600,
  ),
  game(
    'THBANK3D',
    THBANK,
    ['泰国银行彩', '泰國銀行彩', 'Thai Bank', 'タイ銀行くじ', 'Ngân Hàng Thái', 'หวยธนาคาร'],
    1_800,
  ),
  game('YEEKEE5D', YEEKEE, ['易奇彩', '易奇彩', 'Yeekee', 'イーキー', 'Yeekee', 'หวยยี่กี'], 900, { tag: 'new' }),
];

/** Lotteries of the Vietnam list. */
export const vietnamLotteries: LotteryGame[] = [
  game('HANOI5D', VN, ['河内', '河內', 'Hanoi', 'ハノイ', 'Hà Nội', 'ฮานอย'], 300, { tag: 'hot' }),
  game('SAIGON5D', VN, ['西贡', '西貢', 'Saigon', 'サイゴン', 'Sài Gòn', 'ไซ่ง่อน'], 300),
  game('DANANG4D', VN, ['岘港', '峴港', 'Da Nang', 'ダナン', 'Đà Nẵng', 'ดานัง'], 600),
  game('HUE3D', VN, ['顺化', '順化', 'Hue', 'フエ', 'Huế', 'เว้'], 900),
  game('CANTHO4D', VN, ['芹苴', '芹苴', 'Can Tho', 'カントー', 'Cần Thơ', 'เกิ่นเทอ'], 900),
  game('DALAT5D', VN, ['大叻', '大叻', 'Da Lat', 'ダラット', 'Đà Lạt', 'ดาลัด'], 1_800, { tag: 'new' }),
];

export const allLotteries: LotteryGame[] = [...lotteries, ...vietnamLotteries];
