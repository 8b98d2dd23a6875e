import type { LotteryGroup } from './game';

const group = (
  id: number,
  code: string,
  [CN, TW, EN, JA, VI, TH]: [string, string, string, string, string, string],
): LotteryGroup => ({ id, code, names: { CN, TW, EN, JA, VI, TH } });

/** In the order of the menus. */
export const groups = {
  SSC: group(1, 'SSC', ['时时彩', '時時彩', 'SSC', '時時彩', 'SSC', 'SSC']),
  X5: group(2, '11X5', ['11选5', '11選5', '11x5', '11x5', '11x5', '11x5']),
  FFC: group(3, 'FFC', ['分分彩', '分分彩', 'Minute', 'ミニッツ', 'Từng phút', 'ทุกนาที']),
  PK10: group(4, 'PK10', ['赛车', '賽車', 'PK10', 'PK10', 'PK10', 'PK10']),
  THGOV: group(9, 'THGOV', ['泰国政府彩', '泰國政府彩', 'Thai National', 'タイ国営', 'Thái quốc gia', 'รัฐบาลไทย']),
  THBANK: group(10, 'THBANK', ['泰国银行彩', '泰國銀行彩', 'Thai Bank', 'タイ銀行', 'Ngân hàng Thái', 'ธนาคารไทย']),
  YEEKEE: group(11, 'YEEKEE', ['易奇彩', '易奇彩', 'Yeekee', 'イーキー', 'Yeekee', 'ยี่กี']),
  VN: group(20, 'VN', ['越南彩', '越南彩', 'Vietnam', 'ベトナム', 'Việt Nam', 'เวียดนาม']),
} as const;
