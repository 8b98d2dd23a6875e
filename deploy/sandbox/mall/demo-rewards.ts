import type { Texts } from '../merchants/merchant';
import { texts } from '../merchants/texts';
import { descriptions } from './demo-descriptions';

export interface DemoReward {
  /** Unique per merchant; also names its drawing. */
  code: string;
  typeId: string;
  names: Texts;
  descriptions: Texts;
  /** Points; omitted when the reward is not sold for points only. */
  price?: number;
  /** Points, and money in whole units of the currency. */
  mixed?: { points: number; money: number };
  inventory: number;
  /** Earlier redemptions; omitted when the merchant does not publish them. */
  redeemed?: number;
}

/** Rewards after a fresh start, cheapest first within a type. */
export const demoRewards: DemoReward[] = [
  {
    code: 'powerbank',
    typeId: '1',
    names: texts(
      '充电宝 | 行動電源 | 外置充電器 | Power bank | モバイルバッテリー | 보조 배터리 | Bank daya | Batería externa | Sạc dự phòng | பவர் பேங்க் | แบตเตอรี่สำรอง',
    ),
    descriptions: descriptions.powerbank,
    price: 1_200,
    mixed: { points: 600, money: 150 },
    inventory: 25,
    redeemed: 132,
  },
  {
    code: 'headphones',
    typeId: '1',
    names: texts(`
      无线耳机
      無線耳機
      無線耳機
      Wireless headphones
      ワイヤレスヘッドホン
      무선 헤드폰
      Headphone nirkabel
      Auriculares inalámbricos
      Tai nghe không dây
      கம்பியில்லா ஹெட்ஃபோன்
      หูฟังไร้สาย
    `),
    descriptions: descriptions.headphones,
    price: 3_800,
    mixed: { points: 1_900, money: 480 },
    inventory: 8,
    redeemed: 41,
  },
  {
    code: 'watch',
    typeId: '1',
    names: texts(`
      运动手表
      運動手錶
      運動手錶
      Sports watch
      スポーツウォッチ
      스포츠 시계
      Jam tangan olahraga
      Reloj deportivo
      Đồng hồ thể thao
      விளையாட்டுக் கைக்கடிகாரம்
      นาฬิกาสปอร์ต
    `),
    descriptions: descriptions.watch,
    price: 6_500,
    inventory: 3,
    redeemed: 17,
  },
  {
    code: 'phone',
    typeId: '1',
    names: texts(
      '智能手机 | 智慧型手機 | 智能手機 | Smartphone | スマートフォン | 스마트폰 | Ponsel pintar | Teléfono inteligente | Điện thoại thông minh | ஸ்மார்ட்போன் | สมาร์ตโฟน',
    ),
    descriptions: descriptions.phone,
    mixed: { points: 5_000, money: 6_900 },
    inventory: 2,
  },
  {
    code: 'coffee',
    typeId: '2',
    names: texts(
      '咖啡券 | 咖啡券 | 咖啡券 | Coffee voucher | コーヒーチケット | 커피 상품권 | Voucer kopi | Vale de café | Phiếu cà phê | காபிச் சீட்டு | บัตรกาแฟ',
    ),
    descriptions: descriptions.coffee,
    price: 150,
    inventory: 200,
    redeemed: 1_204,
  },
  {
    code: 'cinema',
    typeId: '2',
    names: texts(
      '电影票 | 電影票 | 戲票 | Cinema tickets | 映画チケット | 영화표 | Tiket bioskop | Entradas de cine | Vé xem phim | திரைப்பட டிக்கெட்டுகள் | ตั๋วหนัง',
    ),
    descriptions: descriptions.cinema,
    price: 420,
    mixed: { points: 210, money: 60 },
    inventory: 60,
    redeemed: 388,
  },
  {
    code: 'dinner',
    typeId: '2',
    names: texts(`
      双人晚餐
      雙人晚餐
      雙人晚餐
      Dinner for two
      ペアディナー
      2인 저녁 식사
      Makan malam berdua
      Cena para dos
      Bữa tối cho hai người
      இருவருக்கு இரவு உணவு
      อาหารค่ำสำหรับสองคน
    `),
    descriptions: descriptions.dinner,
    price: 1_600,
    inventory: 0,
    redeemed: 96,
  },
  {
    code: 'mug',
    typeId: '3',
    names: texts(
      '瓷杯 | 瓷杯 | 瓷杯 | Porcelain mug | 磁器マグ | 도자기 머그 | Cangkir porselen | Taza de porcelana | Cốc sứ | பீங்கான் கோப்பை | แก้วกระเบื้อง',
    ),
    descriptions: descriptions.mug,
    price: 240,
    inventory: 80,
    redeemed: 265,
  },
  {
    code: 'teapot',
    typeId: '3',
    names: texts(
      '茶具 | 茶具 | 茶具 | Tea set | ティーセット | 다기 세트 | Set teh | Juego de té | Bộ ấm trà | தேநீர்த் தொகுப்பு | ชุดน้ำชา',
    ),
    descriptions: descriptions.teapot,
    price: 980,
    mixed: { points: 490, money: 120 },
    inventory: 14,
    redeemed: 58,
  },
  {
    code: 'backpack',
    typeId: '3',
    names: texts(
      '双肩包 | 雙肩包 | 背囊 | Day pack | デイパック | 데이 백팩 | Ransel harian | Mochila de día | Ba lô du lịch | பகல்பயணப் பை | เป้สะพาย',
    ),
    descriptions: descriptions.backpack,
    price: 1_450,
    inventory: 20,
  },
  {
    code: 'lamp',
    typeId: '3',
    names: texts(
      '阅读灯 | 閱讀燈 | 閱讀燈 | Reading lamp | 読書灯 | 독서등 | Lampu baca | Lámpara de lectura | Đèn đọc sách | வாசிப்பு விளக்கு | โคมไฟอ่านหนังสือ',
    ),
    descriptions: descriptions.lamp,
    price: 1_900,
    mixed: { points: 950, money: 240 },
    inventory: 11,
    redeemed: 23,
  },
  {
    code: 'coin',
    typeId: '4',
    names: texts(
      '纪念银币 | 紀念銀幣 | 紀念銀幣 | Silver coin | 記念銀貨 | 은화 | Koin perak | Moneda de plata | Đồng bạc kỷ niệm | வெள்ளி நாணயம் | เหรียญเงินที่ระลึก',
    ),
    descriptions: descriptions.coin,
    price: 2_600,
    inventory: 10,
    redeemed: 12,
  },
  {
    code: 'trophy',
    typeId: '4',
    names: texts(
      '冠军奖杯 | 冠軍獎盃 | 冠軍獎盃 | Champion’s cup | 優勝カップ | 우승컵 | Piala juara | Copa de campeón | Cúp vô địch | வெற்றிக் கோப்பை | ถ้วยแชมป์',
    ),
    descriptions: descriptions.trophy,
    price: 4_800,
    inventory: 1,
  },
];
