import type { Texts } from '../merchants/merchant';
import { texts } from '../merchants/texts';
import type { LotteryGroup } from './game';

const group = (id: number, code: string, names: Texts): LotteryGroup => ({ id, code, names });

/** In the order of the menus. */
export const groups = {
  SSC: group(1, 'SSC', texts('时时彩 | 時時彩 | 時時彩 | SSC | 時時彩 | SSC | SSC | SSC | SSC | SSC | SSC')),
  X5: group(2, '11X5', texts('11选5 | 11選5 | 11選5 | 11x5 | 11x5 | 11x5 | 11x5 | 11x5 | 11x5 | 11x5 | 11x5')),
  FFC: group(
    3,
    'FFC',
    texts('分分彩 | 分分彩 | 分分彩 | Minute | ミニッツ | 1분 | Menit | Minuto | Từng phút | நிமிடம் | ทุกนาที'),
  ),
  PK10: group(4, 'PK10', texts('赛车 | 賽車 | 賽車 | PK10 | PK10 | PK10 | PK10 | PK10 | PK10 | PK10 | PK10')),
  THGOV: group(
    9,
    'THGOV',
    texts(
      '泰国政府彩 | 泰國政府彩 | 泰國政府彩 | Thai National | タイ国営 | 태국 국영 | Nasional Thailand | Nacional de Tailandia | Thái quốc gia | தாய் தேசிய | รัฐบาลไทย',
    ),
  ),
  THBANK: group(
    10,
    'THBANK',
    texts(
      '泰国银行彩 | 泰國銀行彩 | 泰國銀行彩 | Thai Bank | タイ銀行 | 태국 은행 | Bank Thailand | Banco de Tailandia | Ngân hàng Thái | தாய் வங்கி | ธนาคารไทย',
    ),
  ),
  YEEKEE: group(
    11,
    'YEEKEE',
    texts('易奇彩 | 易奇彩 | 易奇彩 | Yeekee | イーキー | 이키 | Yeekee | Yeekee | Yeekee | யீகீ | ยี่กี'),
  ),
  VN: group(
    20,
    'VN',
    texts('越南彩 | 越南彩 | 越南彩 | Vietnam | ベトナム | 베트남 | Vietnam | Vietnam | Việt Nam | வியட்நாம் | เวียดนาม'),
  ),
} as const;
