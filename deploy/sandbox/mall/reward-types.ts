import type { RewardType } from '@atrium/api';
import type { Texts } from '../merchants/merchant';

const type = (typeId: string, val: string, names: Texts, isShowTitle = true): RewardType => ({
  typeId,
  name: names.EN,
  chineseName: names.CN,
  i18nStr: JSON.stringify(names),
  val,
  isShowTitle,
});

/** Kinds of rewards, in the order of their tabs. */
export const rewardTypes: RewardType[] = [
  type('1', 'DIGITAL', {
    EN: 'Electronics',
    CN: '数码产品',
    TW: '數位產品',
    JA: 'デジタル製品',
    VI: 'Điện tử',
    TH: 'อุปกรณ์ดิจิทัล',
  }),
  type('2', 'VOUCHER', {
    EN: 'Vouchers',
    CN: '礼券',
    TW: '禮券',
    JA: '商品券',
    VI: 'Phiếu quà tặng',
    TH: 'บัตรกำนัล',
  }),
  type('3', 'HOME', { EN: 'At home', CN: '居家生活', TW: '居家生活', JA: '暮らし', VI: 'Gia đình', TH: 'ของใช้ในบ้าน' }),
  type('4', 'COLLECTION', {
    EN: 'Collectables',
    CN: '珍藏',
    TW: '珍藏',
    JA: 'コレクション',
    VI: 'Sưu tầm',
    TH: 'ของสะสม',
  }),
];
