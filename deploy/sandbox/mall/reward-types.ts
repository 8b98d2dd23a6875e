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

/** Reward types, in the order of their tabs. */
export const rewardTypes: RewardType[] = [
  type('1', 'DIGITAL', {
    CN: '数码产品',
    TW: '數位產品',
    HK: '數位產品',
    EN: 'Electronics',
    JA: 'デジタル製品',
    KO: '디지털 제품',
    ID: 'Elektronik',
    ES: 'Electrónica',
    VI: 'Điện tử',
    TA: 'மின்னணுப் பொருட்கள்',
    TH: 'อุปกรณ์ดิจิทัล',
  }),
  type('2', 'VOUCHER', {
    CN: '礼券',
    TW: '禮券',
    HK: '禮券',
    EN: 'Vouchers',
    JA: '商品券',
    KO: '상품권',
    ID: 'Voucer',
    ES: 'Vales',
    VI: 'Phiếu quà tặng',
    TA: 'பரிசுச் சீட்டுகள்',
    TH: 'บัตรกำนัล',
  }),
  type('3', 'HOME', {
    CN: '居家生活',
    TW: '居家生活',
    HK: '居家生活',
    EN: 'At home',
    JA: '暮らし',
    KO: '생활용품',
    ID: 'Rumah tangga',
    ES: 'Hogar',
    VI: 'Gia đình',
    TA: 'வீட்டிற்கு',
    TH: 'ของใช้ในบ้าน',
  }),
  type('4', 'COLLECTION', {
    CN: '珍藏',
    TW: '珍藏',
    HK: '珍藏',
    EN: 'Collectables',
    JA: 'コレクション',
    KO: '수집품',
    ID: 'Koleksi',
    ES: 'Coleccionables',
    VI: 'Sưu tầm',
    TA: 'சேகரிப்புகள்',
    TH: 'ของสะสม',
  }),
];
