import type { Texts } from '../merchants/merchant';
import { texts } from '../merchants/texts';
import type { LotteryGame, LotteryGroup } from './game';
import { groups } from './groups';

type GameExtras = Partial<Pick<LotteryGame, 'tag' | 'popularity' | 'live'>>;

let lastId = 0;

/** Names are those of the place or studio; a family name is appended where the group has one. */
function game(code: string, group: LotteryGroup, names: Texts, interval: number, rest: GameExtras = {}): LotteryGame {
  const family = group.id < 9 ? group.names : undefined;
  return {
    id: String((lastId += 1)),
    code,
    group,
    names: family ? joined(names, family) : names,
    interval,
    lock: interval < 120 ? 5 : 15,
    live: false,
    tag: '',
    popularity: 0,
    ...rest,
  };
}

/** Chinese and Japanese join the two without a space. */
function joined(place: Texts, family: Texts): Texts {
  const codes = Object.keys(place) as (keyof Texts)[];
  const together = ['CN', 'TW', 'HK', 'JA'];
  return Object.fromEntries(
    codes.map((code) => [code, `${place[code]}${together.includes(code) ? '' : ' '}${family[code]}`]),
  ) as Texts;
}

const { SSC, X5, FFC, PK10, THGOV, THBANK, YEEKEE, VN } = groups;
const live = { live: true };

/** Lotteries of the default list, in order: 8 classic ones, 8 with live video, the Thai ones. */
export const lotteries: LotteryGame[] = [
  game(
    'CQSSC',
    SSC,
    texts('重庆 | 重慶 | 重慶 | Chongqing | 重慶 | 충칭 | Chongqing | Chongqing | Trùng Khánh | சோங்கிங் | ฉงชิ่ง'),
    300,
    { tag: 'hot', popularity: 90 },
  ),
  game(
    'TXFFC',
    FFC,
    texts(
      '天星 | 天星 | 天星 | Sky Star | 天星 | 스카이 스타 | Bintang Langit | Estrella del Cielo | Thiên Tinh | வான் நட்சத்திரம் | สกายสตาร์',
    ),
    60,
    {
      tag: 'hot',
      popularity: 95,
    },
  ),
  game(
    'SD11X5',
    X5,
    texts('山东 | 山東 | 山東 | Shandong | 山東 | 산둥 | Shandong | Shandong | Sơn Đông | சாண்டோங் | ซานตง'),
    300,
    { popularity: 60 },
  ),
  game(
    'GD11X5',
    X5,
    texts('广东 | 廣東 | 廣東 | Guangdong | 広東 | 광둥 | Guangdong | Guangdong | Quảng Đông | குவாங்டாங் | กวางตุ้ง'),
    300,
    { popularity: 70 },
  ),
  game(
    'CASSC',
    SSC,
    texts('加拿大 | 加拿大 | 加拿大 | Canada | カナダ | 캐나다 | Kanada | Canadá | Canada | கனடா | แคนาดา'),
    180,
    { tag: 'new', popularity: 50 },
  ),
  game(
    'XJSSC',
    SSC,
    texts('新疆 | 新疆 | 新疆 | Xinjiang | 新疆 | 신장 | Xinjiang | Xinjiang | Tân Cương | சின்ஜியாங் | ซินเจียง'),
    600,
    { popularity: 30 },
  ),
  game(
    'JX11X5',
    X5,
    texts('江西 | 江西 | 江西 | Jiangxi | 江西 | 장시 | Jiangxi | Jiangxi | Giang Tây | ஜியாங்சி | เจียงซี'),
    300,
    { popularity: 20 },
  ),
  game(
    'BJPK10',
    PK10,
    texts('北京 | 北京 | 北京 | Beijing | 北京 | 베이징 | Beijing | Pekín | Bắc Kinh | பெய்ஜிங் | ปักกิ่ง'),
    300,
    { popularity: 80 },
  ),
  game(
    'PEARLSSC',
    SSC,
    texts('明珠 | 明珠 | 明珠 | Pearl | パール | 진주 | Mutiara | Perla | Ngọc Trai | முத்து | เพิร์ล'),
    120,
    { ...live, tag: 'new' },
  ),
  game(
    'ROYAL11X5',
    X5,
    texts('皇家 | 皇家 | 皇家 | Royal | ロイヤル | 로열 | Kerajaan | Real | Hoàng Gia | அரச | รอยัล'),
    180,
    live,
  ),
  game(
    'COMETFFC',
    FFC,
    texts('彗星 | 彗星 | 彗星 | Comet | コメット | 혜성 | Komet | Cometa | Sao Chổi | வால்மீன் | โคเมต'),
    60,
    { ...live, popularity: 40 },
  ),
  game(
    'TIGERPK10',
    PK10,
    texts('猛虎 | 猛虎 | 猛虎 | Tiger | タイガー | 호랑이 | Harimau | Tigre | Mãnh Hổ | புலி | ไทเกอร์'),
    180,
    live,
  ),
  game(
    'LANTERNSSC',
    SSC,
    texts('灯笼 | 燈籠 | 燈籠 | Lantern | ランタン | 등불 | Lentera | Farol | Lồng Đèn | விளக்கு | โคมไฟ'),
    240,
    live,
  ),
  game(
    'HARBOUR11X5',
    X5,
    texts('港湾 | 港灣 | 港灣 | Harbour | ハーバー | 하버 | Pelabuhan | Puerto | Bến Cảng | துறைமுகம் | ฮาร์เบอร์'),
    300,
    live,
  ),
  game(
    'CROWNSSC',
    SSC,
    texts('王冠 | 王冠 | 王冠 | Crown | クラウン | 왕관 | Mahkota | Corona | Vương Miện | கிரீடம் | มงกุฎ'),
    300,
    live,
  ),
  game(
    'JADEPK10',
    PK10,
    texts('翡翠 | 翡翠 | 翡翠 | Jade | 翡翠 | 비취 | Giok | Jade | Ngọc Bích | பச்சைக்கல் | หยก'),
    300,
    live,
  ),
  game(
    'THGOV6D',
    THGOV,
    texts(`
      泰国政府彩
      泰國政府彩
      泰國政府彩
      Thai National
      タイ国営くじ
      태국 국영
      Nasional Thailand
      Nacional de Tailandia
      Thái Quốc Gia
      தாய் தேசிய
      สลากรัฐบาล
    `),
    3_600,
  ),
  game(
    'THBANK3D',
    THBANK,
    texts(
      '泰国银行彩 | 泰國銀行彩 | 泰國銀行彩 | Thai Bank | タイ銀行くじ | 태국 은행 | Bank Thailand | Banco de Tailandia | Ngân Hàng Thái | தாய் வங்கி | หวยธนาคาร',
    ),
    1_800,
  ),
  game(
    'YEEKEE5D',
    YEEKEE,
    texts('易奇彩 | 易奇彩 | 易奇彩 | Yeekee | イーキー | 이키 | Yeekee | Yeekee | Yeekee | யீகீ | หวยยี่กี'),
    900,
    { tag: 'new' },
  ),
];

/** Lotteries of the Vietnam list. */
export const vietnamLotteries: LotteryGame[] = [
  game(
    'HANOI5D',
    VN,
    texts('河内 | 河內 | 河內 | Hanoi | ハノイ | 하노이 | Hanoi | Hanói | Hà Nội | ஹனோய் | ฮานอย'),
    300,
    { tag: 'hot' },
  ),
  game(
    'SAIGON5D',
    VN,
    texts('西贡 | 西貢 | 西貢 | Saigon | サイゴン | 사이공 | Saigon | Saigón | Sài Gòn | சைகோன் | ไซ่ง่อน'),
    300,
  ),
  game(
    'DANANG4D',
    VN,
    texts('岘港 | 峴港 | 峴港 | Da Nang | ダナン | 다낭 | Da Nang | Da Nang | Đà Nẵng | டா நாங் | ดานัง'),
    600,
  ),
  game('HUE3D', VN, texts('顺化 | 順化 | 順化 | Hue | フエ | 후에 | Hue | Hue | Huế | ஹுவே | เว้'), 900),
  game(
    'CANTHO4D',
    VN,
    texts('芹苴 | 芹苴 | 芹苴 | Can Tho | カントー | 껀터 | Can Tho | Can Tho | Cần Thơ | கான் தோ | เกิ่นเทอ'),
    900,
  ),
  game(
    'DALAT5D',
    VN,
    texts('大叻 | 大叻 | 大叻 | Da Lat | ダラット | 달랏 | Da Lat | Da Lat | Đà Lạt | டா லாட் | ดาลัด'),
    1_800,
    { tag: 'new' },
  ),
];

export const allLotteries: LotteryGame[] = [...lotteries, ...vietnamLotteries];
