import type { Texts } from '../merchants/merchant';

export interface DemoReward {
  /** Unique among a merchant's, and the name of its drawing. */
  code: string;
  typeId: string;
  names: Texts;
  descriptions: Texts;
  /** Points; left out where it is not given for points alone. */
  price?: number;
  /** Points, and money in whole units of the currency. */
  mixed?: { points: number; money: number };
  inventory: number;
  /** Pieces redeemed before; left out where the merchant does not tell. */
  redeemed?: number;
}

const texts = (EN: string, CN: string, TW: string, JA: string, VI: string, TH: string): Texts => ({
  EN,
  CN,
  TW,
  JA,
  VI,
  TH,
});

/** What points buy after a fresh start, cheapest first within a type. */
export const demoRewards: DemoReward[] = [
  {
    code: 'powerbank',
    typeId: '1',
    names: texts('Power bank', '充电宝', '行動電源', 'モバイルバッテリー', 'Sạc dự phòng', 'แบตเตอรี่สำรอง'),
    descriptions: texts(
      '10,000 mAh in a slim case, with two ports.',
      '10,000 毫安时，轻薄机身，双接口。',
      '10,000 毫安時，輕薄機身，雙接口。',
      '10,000 mAh、薄型ボディ、2ポート。',
      '10.000 mAh, vỏ mỏng, hai cổng sạc.',
      'ความจุ 10,000 mAh ตัวเครื่องบาง สองพอร์ต',
    ),
    price: 1_200,
    mixed: { points: 600, money: 150 },
    inventory: 25,
    redeemed: 132,
  },
  {
    code: 'headphones',
    typeId: '1',
    names: texts(
      'Wireless headphones',
      '无线耳机',
      '無線耳機',
      'ワイヤレスヘッドホン',
      'Tai nghe không dây',
      'หูฟังไร้สาย',
    ),
    descriptions: texts(
      'Over the ear, thirty hours on one charge, folds flat.',
      '头戴式，一次充电可用三十小时，可折叠。',
      '頭戴式，一次充電可用三十小時，可摺疊。',
      'オーバーイヤー型、1回の充電で30時間、折りたたみ式。',
      'Chụp tai, ba mươi giờ mỗi lần sạc, gập phẳng.',
      'แบบครอบหู ใช้งานสามสิบชั่วโมงต่อการชาร์จ พับเก็บได้',
    ),
    price: 3_800,
    mixed: { points: 1_900, money: 480 },
    inventory: 8,
    redeemed: 41,
  },
  {
    code: 'watch',
    typeId: '1',
    names: texts('Sports watch', '运动手表', '運動手錶', 'スポーツウォッチ', 'Đồng hồ thể thao', 'นาฬิกาสปอร์ต'),
    descriptions: texts(
      'Heart rate, sleep and fifty sports; good for a week.',
      '心率、睡眠与五十种运动，续航一周。',
      '心率、睡眠與五十種運動，續航一週。',
      '心拍・睡眠・50種のスポーツを記録、1週間使えます。',
      'Nhịp tim, giấc ngủ và năm mươi môn thể thao; pin một tuần.',
      'วัดหัวใจ การนอน และกีฬาห้าสิบชนิด ใช้ได้หนึ่งสัปดาห์',
    ),
    price: 6_500,
    inventory: 3,
    redeemed: 17,
  },
  {
    code: 'phone',
    typeId: '1',
    names: texts('Smartphone', '智能手机', '智慧型手機', 'スマートフォン', 'Điện thoại thông minh', 'สมาร์ตโฟน'),
    descriptions: texts(
      'A bright large screen and a camera for the night. For points and money.',
      '明亮大屏，夜景相机。积分加现金兑换。',
      '明亮大螢幕，夜景相機。積分加現金兌換。',
      '明るい大画面と夜景に強いカメラ。ポイントと現金で。',
      'Màn hình lớn rực rỡ, chụp đêm đẹp. Đổi bằng điểm và tiền.',
      'จอใหญ่สว่าง กล้องถ่ายกลางคืน แลกด้วยคะแนนและเงิน',
    ),
    mixed: { points: 5_000, money: 6_900 },
    inventory: 2,
  },
  {
    code: 'coffee',
    typeId: '2',
    names: texts('Coffee voucher', '咖啡券', '咖啡券', 'コーヒーチケット', 'Phiếu cà phê', 'บัตรกาแฟ'),
    descriptions: texts(
      'Two cups at a café of your choice.',
      '任选咖啡馆，两杯咖啡。',
      '任選咖啡館，兩杯咖啡。',
      'お好きなカフェで2杯。',
      'Hai tách tại quán bạn chọn.',
      'กาแฟสองแก้วที่ร้านที่คุณเลือก',
    ),
    price: 150,
    inventory: 200,
    redeemed: 1_204,
  },
  {
    code: 'cinema',
    typeId: '2',
    names: texts('Cinema tickets', '电影票', '電影票', '映画チケット', 'Vé xem phim', 'ตั๋วหนัง'),
    descriptions: texts(
      'Two seats for any film, on any day.',
      '任意影片、任意日期，两张。',
      '任意影片、任意日期，兩張。',
      '好きな映画・好きな日に2名様。',
      'Hai ghế cho phim bất kỳ, ngày bất kỳ.',
      'สองที่นั่ง เรื่องใดก็ได้ วันใดก็ได้',
    ),
    price: 420,
    mixed: { points: 210, money: 60 },
    inventory: 60,
    redeemed: 388,
  },
  {
    code: 'dinner',
    typeId: '2',
    names: texts(
      'Dinner for two',
      '双人晚餐',
      '雙人晚餐',
      'ペアディナー',
      'Bữa tối cho hai người',
      'อาหารค่ำสำหรับสองคน',
    ),
    descriptions: texts(
      'Three courses for two at a partner restaurant.',
      '合作餐厅，双人三道式晚餐。',
      '合作餐廳，雙人三道式晚餐。',
      '提携レストランで2名様3品のコース。',
      'Ba món cho hai người tại nhà hàng đối tác.',
      'สามคอร์สสำหรับสองคนที่ร้านอาหารพันธมิตร',
    ),
    price: 1_600,
    inventory: 0,
    redeemed: 96,
  },
  {
    code: 'mug',
    typeId: '3',
    names: texts('Porcelain mug', '瓷杯', '瓷杯', '磁器マグ', 'Cốc sứ', 'แก้วกระเบื้อง'),
    descriptions: texts(
      'Holds 400 ml, with a lid that keeps it warm.',
      '容量 400 毫升，附保温盖。',
      '容量 400 毫升，附保溫蓋。',
      '400 ml、保温ふた付き。',
      'Dung tích 400 ml, có nắp giữ ấm.',
      'ความจุ 400 มล. มีฝาเก็บความร้อน',
    ),
    price: 240,
    inventory: 80,
    redeemed: 265,
  },
  {
    code: 'teapot',
    typeId: '3',
    names: texts('Tea set', '茶具', '茶具', 'ティーセット', 'Bộ ấm trà', 'ชุดน้ำชา'),
    descriptions: texts(
      'A pot and four cups of stoneware, glazed by hand.',
      '一壶四杯，手工上釉炻器。',
      '一壺四杯，手工上釉炻器。',
      '急須と湯呑み4客、手掛け釉薬の炻器。',
      'Một ấm bốn chén gốm, tráng men thủ công.',
      'กาและถ้วยสี่ใบ เครื่องหินเคลือบด้วยมือ',
    ),
    price: 980,
    mixed: { points: 490, money: 120 },
    inventory: 14,
    redeemed: 58,
  },
  {
    code: 'backpack',
    typeId: '3',
    names: texts('Day pack', '双肩包', '雙肩包', 'デイパック', 'Ba lô du lịch', 'เป้สะพาย'),
    descriptions: texts(
      'Twenty litres, rain proof, with room for a laptop.',
      '二十升，防雨，可放笔记本电脑。',
      '二十升，防雨，可放筆記型電腦。',
      '20リットル、防水、ノートPC収納。',
      'Hai mươi lít, chống mưa, có ngăn laptop.',
      'ยี่สิบลิตร กันฝน มีช่องใส่แล็ปท็อป',
    ),
    price: 1_450,
    inventory: 20,
  },
  {
    code: 'lamp',
    typeId: '3',
    names: texts('Reading lamp', '阅读灯', '閱讀燈', '読書灯', 'Đèn đọc sách', 'โคมไฟอ่านหนังสือ'),
    descriptions: texts(
      'Warm to cold light, dimmed by a touch.',
      '冷暖光可调，轻触调光。',
      '冷暖光可調，輕觸調光。',
      '暖色から寒色まで、タッチで調光。',
      'Ánh sáng ấm đến lạnh, chạm để chỉnh.',
      'ปรับแสงอุ่นถึงเย็น แตะเพื่อหรี่',
    ),
    price: 1_900,
    mixed: { points: 950, money: 240 },
    inventory: 11,
    redeemed: 23,
  },
  {
    code: 'coin',
    typeId: '4',
    names: texts('Silver coin', '纪念银币', '紀念銀幣', '記念銀貨', 'Đồng bạc kỷ niệm', 'เหรียญเงินที่ระลึก'),
    descriptions: texts(
      'One ounce of fine silver, struck for this season.',
      '一盎司纯银，本季限定铸造。',
      '一盎司純銀，本季限定鑄造。',
      '純銀1オンス、今シーズン限定の鋳造。',
      'Một ounce bạc nguyên chất, đúc riêng mùa này.',
      'เงินบริสุทธิ์หนึ่งออนซ์ ผลิตเฉพาะฤดูกาลนี้',
    ),
    price: 2_600,
    inventory: 10,
    redeemed: 12,
  },
  {
    code: 'trophy',
    typeId: '4',
    names: texts('Champion’s cup', '冠军奖杯', '冠軍獎盃', '優勝カップ', 'Cúp vô địch', 'ถ้วยแชมป์'),
    descriptions: texts(
      'With your name engraved. One of a kind.',
      '镌刻您的名字，独一无二。',
      '鐫刻您的名字，獨一無二。',
      'お名前を刻印。世界に一つだけ。',
      'Khắc tên bạn. Độc nhất vô nhị.',
      'สลักชื่อของคุณ มีชิ้นเดียว',
    ),
    price: 4_800,
    inventory: 1,
  },
];
