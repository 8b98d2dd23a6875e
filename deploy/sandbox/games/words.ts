import type { Texts } from '../merchants/merchant';

const texts = (EN: string, CN: string, TW: string, JA: string, VI: string, TH: string): Texts => ({
  CN,
  TW,
  EN,
  JA,
  VI,
  TH,
});

/** Themes a game can be drawn in. */
export const themes = ['east', 'beasts', 'gems', 'orchard', 'stars', 'sea'] as const;
export type Theme = (typeof themes)[number];

/** First words of game names. In Vietnamese and Thai they stand behind. */
export const attributes: Texts[] = [
  texts('Golden', '黄金', '黃金', 'ゴールデン', 'Vàng', 'ทอง'),
  texts('Lucky', '幸运', '幸運', 'ラッキー', 'May Mắn', 'นำโชค'),
  texts('Wild', '狂野', '狂野', 'ワイルド', 'Hoang Dã', 'พงไพร'),
  texts('Royal', '皇家', '皇家', 'ロイヤル', 'Hoàng Gia', 'ราชวงศ์'),
  texts('Mystic', '神秘', '神秘', 'ミスティック', 'Huyền Bí', 'ลึกลับ'),
  texts('Crystal', '水晶', '水晶', 'クリスタル', 'Pha Lê', 'คริสตัล'),
  texts('Neon', '霓虹', '霓虹', 'ネオン', 'Neon', 'นีออน'),
  texts('Ancient', '远古', '遠古', 'エンシェント', 'Cổ Đại', 'โบราณ'),
  texts('Blazing', '烈焰', '烈焰', 'ブレイジング', 'Rực Lửa', 'เพลิง'),
  texts('Frozen', '冰封', '冰封', 'フローズン', 'Băng Giá', 'น้ำแข็ง'),
  texts('Secret', '秘密', '秘密', 'シークレット', 'Bí Mật', 'ลับ'),
  texts('Thunder', '雷霆', '雷霆', 'サンダー', 'Sấm Sét', 'สายฟ้า'),
];

/** Second words of game names, each with the theme its game is drawn in. */
export const subjects: { theme: Theme; name: Texts }[] = [
  { theme: 'east', name: texts('Dragon', '神龙', '神龍', 'ドラゴン', 'Rồng', 'มังกร') },
  { theme: 'sea', name: texts('Koi', '锦鲤', '錦鯉', '錦鯉', 'Cá Koi', 'ปลาคาร์ป') },
  { theme: 'beasts', name: texts('Tiger', '猛虎', '猛虎', 'タイガー', 'Hổ', 'เสือ') },
  { theme: 'gems', name: texts('Diamonds', '钻石', '鑽石', 'ダイヤモンド', 'Kim Cương', 'เพชร') },
  { theme: 'stars', name: texts('Galaxy', '银河', '銀河', 'ギャラクシー', 'Thiên Hà', 'กาแล็กซี') },
  { theme: 'orchard', name: texts('Orchard', '果园', '果園', '果樹園', 'Vườn Cây', 'สวนผลไม้') },
  { theme: 'east', name: texts('Phoenix', '凤凰', '鳳凰', 'フェニックス', 'Phượng Hoàng', 'หงส์') },
  { theme: 'beasts', name: texts('Panda', '熊猫', '熊貓', 'パンダ', 'Gấu Trúc', 'แพนด้า') },
  { theme: 'gems', name: texts('Crown', '王冠', '王冠', 'クラウン', 'Vương Miện', 'มงกุฎ') },
  { theme: 'sea', name: texts('Pearl', '珍珠', '珍珠', 'パール', 'Ngọc Trai', 'ไข่มุก') },
  { theme: 'stars', name: texts('Comet', '彗星', '彗星', 'コメット', 'Sao Chổi', 'ดาวหาง') },
  { theme: 'orchard', name: texts('Cherry', '樱桃', '櫻桃', 'チェリー', 'Anh Đào', 'เชอร์รี') },
  { theme: 'east', name: texts('Lantern', '灯笼', '燈籠', 'ランタン', 'Đèn Lồng', 'โคมไฟ') },
  { theme: 'beasts', name: texts('Fox', '灵狐', '靈狐', 'フォックス', 'Cáo', 'จิ้งจอก') },
  { theme: 'gems', name: texts('Treasure', '宝藏', '寶藏', 'トレジャー', 'Kho Báu', 'ขุมทรัพย์') },
  { theme: 'sea', name: texts('Reef', '珊瑚礁', '珊瑚礁', 'リーフ', 'Rạn San Hô', 'แนวปะการัง') },
  { theme: 'stars', name: texts('Moon', '月亮', '月亮', 'ムーン', 'Mặt Trăng', 'ดวงจันทร์') },
  { theme: 'orchard', name: texts('Harvest', '丰收', '豐收', 'ハーベスト', 'Mùa Gặt', 'เก็บเกี่ยว') },
  { theme: 'east', name: texts('Temple', '神庙', '神廟', 'テンプル', 'Đền Thờ', 'วิหาร') },
  { theme: 'beasts', name: texts('Lion', '雄狮', '雄獅', 'ライオン', 'Sư Tử', 'สิงโต') },
  { theme: 'gems', name: texts('Ruby', '红宝石', '紅寶石', 'ルビー', 'Hồng Ngọc', 'ทับทิม') },
  { theme: 'sea', name: texts('Mermaid', '美人鱼', '美人魚', 'マーメイド', 'Nàng Tiên Cá', 'นางเงือก') },
  { theme: 'stars', name: texts('Rocket', '火箭', '火箭', 'ロケット', 'Tên Lửa', 'จรวด') },
  { theme: 'orchard', name: texts('Garden', '花园', '花園', 'ガーデン', 'Khu Vườn', 'สวน') },
];

/** The attribute and the subject as each language puts them together. */
export function compose(attribute: Texts, subject: Texts): Texts {
  return {
    CN: attribute.CN + subject.CN,
    TW: attribute.TW + subject.TW,
    EN: `${attribute.EN} ${subject.EN}`,
    JA: attribute.JA + subject.JA,
    VI: `${subject.VI} ${attribute.VI}`,
    TH: subject.TH + attribute.TH,
  };
}
