import type { Texts } from '../merchants/merchant';
import { texts } from '../merchants/texts';

/** Art themes of games. */
export const themes = ['east', 'beasts', 'gems', 'orchard', 'stars', 'sea'] as const;
export type Theme = (typeof themes)[number];

/**
 * Attributes of game names. They follow the subject in Indonesian, Spanish, Vietnamese and Thai; the Spanish ones have
 * no gender.
 */
export const attributes: Texts[] = [
  texts('黄金 | 黃金 | 黃金 | Golden | ゴールデン | 황금 | Emas | de Oro | Vàng | பொன் | ทอง'),
  texts('幸运 | 幸運 | 幸運 | Lucky | ラッキー | 행운의 | Keberuntungan | de la Suerte | May Mắn | அதிர்ஷ்ட | นำโชค'),
  texts('狂野 | 狂野 | 狂野 | Wild | ワイルド | 야생 | Liar | Salvaje | Hoang Dã | காட்டு | พงไพร'),
  texts('皇家 | 皇家 | 皇家 | Royal | ロイヤル | 로열 | Kerajaan | Real | Hoàng Gia | அரச | ราชวงศ์'),
  texts('神秘 | 神秘 | 神秘 | Mystic | ミスティック | 신비한 | Mistis | del Misterio | Huyền Bí | மாய | ลึกลับ'),
  texts('水晶 | 水晶 | 水晶 | Crystal | クリスタル | 크리스털 | Kristal | de Cristal | Pha Lê | படிக | คริสตัล'),
  texts('霓虹 | 霓虹 | 霓虹 | Neon | ネオン | 네온 | Neon | de Neón | Neon | நியான் | นีออน'),
  texts('远古 | 遠古 | 遠古 | Ancient | エンシェント | 고대 | Kuno | Ancestral | Cổ Đại | பண்டைய | โบราณ'),
  texts('烈焰 | 烈焰 | 烈焰 | Blazing | ブレイジング | 불타는 | Berapi | en Llamas | Rực Lửa | எரியும் | เพลิง'),
  texts('冰封 | 冰封 | 冰封 | Frozen | フローズン | 얼어붙은 | Beku | de Hielo | Băng Giá | உறைந்த | น้ำแข็ง'),
  texts('秘密 | 秘密 | 秘密 | Secret | シークレット | 비밀의 | Rahasia | del Secreto | Bí Mật | ரகசிய | ลับ'),
  texts('雷霆 | 雷霆 | 雷霆 | Thunder | サンダー | 천둥 | Petir | del Trueno | Sấm Sét | இடி | สายฟ้า'),
];

/** Subjects of game names, each with the theme of its art. */
export const subjects: { theme: Theme; name: Texts }[] = [
  {
    theme: 'east',
    name: texts('神龙 | 神龍 | 神龍 | Dragon | ドラゴン | 드래곤 | Naga | Dragón | Rồng | டிராகன் | มังกร'),
  },
  {
    theme: 'sea',
    name: texts('锦鲤 | 錦鯉 | 錦鯉 | Koi | 錦鯉 | 잉어 | Ikan Koi | Carpa Koi | Cá Koi | கோய் மீன் | ปลาคาร์ป'),
  },
  {
    theme: 'beasts',
    name: texts('猛虎 | 猛虎 | 猛虎 | Tiger | タイガー | 호랑이 | Harimau | Tigre | Hổ | புலி | เสือ'),
  },
  {
    theme: 'gems',
    name: texts(
      '钻石 | 鑽石 | 鑽石 | Diamonds | ダイヤモンド | 다이아몬드 | Berlian | Diamante | Kim Cương | வைரங்கள் | เพชร',
    ),
  },
  {
    theme: 'stars',
    name: texts(
      '银河 | 銀河 | 銀河 | Galaxy | ギャラクシー | 은하 | Galaksi | Galaxia | Thiên Hà | விண்மீன் மண்டலம் | กาแล็กซี',
    ),
  },
  {
    theme: 'orchard',
    name: texts('果园 | 果園 | 果園 | Orchard | 果樹園 | 과수원 | Kebun Buah | Huerto | Vườn Cây | பழத்தோட்டம் | สวนผลไม้'),
  },
  {
    theme: 'east',
    name: texts('凤凰 | 鳳凰 | 鳳凰 | Phoenix | フェニックス | 불사조 | Feniks | Fénix | Phượng Hoàng | பீனிக்ஸ் | หงส์'),
  },
  {
    theme: 'beasts',
    name: texts('熊猫 | 熊貓 | 熊貓 | Panda | パンダ | 판다 | Panda | Panda | Gấu Trúc | பாண்டா | แพนด้า'),
  },
  {
    theme: 'gems',
    name: texts('王冠 | 王冠 | 王冠 | Crown | クラウン | 왕관 | Mahkota | Corona | Vương Miện | கிரீடம் | มงกุฎ'),
  },
  {
    theme: 'sea',
    name: texts('珍珠 | 珍珠 | 珍珠 | Pearl | パール | 진주 | Mutiara | Perla | Ngọc Trai | முத்து | ไข่มุก'),
  },
  {
    theme: 'stars',
    name: texts('彗星 | 彗星 | 彗星 | Comet | コメット | 혜성 | Komet | Cometa | Sao Chổi | வால்மீன் | ดาวหาง'),
  },
  {
    theme: 'orchard',
    name: texts('樱桃 | 櫻桃 | 櫻桃 | Cherry | チェリー | 체리 | Ceri | Cereza | Anh Đào | செர்ரி | เชอร์รี'),
  },
  {
    theme: 'east',
    name: texts('灯笼 | 燈籠 | 燈籠 | Lantern | ランタン | 등불 | Lentera | Farol | Đèn Lồng | விளக்கு | โคมไฟ'),
  },
  { theme: 'beasts', name: texts('灵狐 | 靈狐 | 靈狐 | Fox | フォックス | 여우 | Rubah | Zorro | Cáo | நரி | จิ้งจอก') },
  {
    theme: 'gems',
    name: texts('宝藏 | 寶藏 | 寶藏 | Treasure | トレジャー | 보물 | Harta Karun | Tesoro | Kho Báu | புதையல் | ขุมทรัพย์'),
  },
  {
    theme: 'sea',
    name: texts(
      '珊瑚礁 | 珊瑚礁 | 珊瑚礁 | Reef | リーフ | 산호초 | Terumbu Karang | Arrecife | Rạn San Hô | பவளப்பாறை | แนวปะการัง',
    ),
  },
  {
    theme: 'stars',
    name: texts('月亮 | 月亮 | 月亮 | Moon | ムーン | 달 | Bulan | Luna | Mặt Trăng | நிலா | ดวงจันทร์'),
  },
  {
    theme: 'orchard',
    name: texts('丰收 | 豐收 | 豐收 | Harvest | ハーベスト | 수확 | Panen | Cosecha | Mùa Gặt | அறுவடை | เก็บเกี่ยว'),
  },
  {
    theme: 'east',
    name: texts('神庙 | 神廟 | 神廟 | Temple | テンプル | 사원 | Kuil | Templo | Đền Thờ | கோவில் | วิหาร'),
  },
  { theme: 'beasts', name: texts('雄狮 | 雄獅 | 雄獅 | Lion | ライオン | 사자 | Singa | León | Sư Tử | சிங்கம் | สิงโต') },
  {
    theme: 'gems',
    name: texts('红宝石 | 紅寶石 | 紅寶石 | Ruby | ルビー | 루비 | Rubi | Rubí | Hồng Ngọc | மாணிக்கம் | ทับทิม'),
  },
  {
    theme: 'sea',
    name: texts(
      '美人鱼 | 美人魚 | 美人魚 | Mermaid | マーメイド | 인어 | Putri Duyung | Sirena | Nàng Tiên Cá | கடற்கன்னி | นางเงือก',
    ),
  },
  {
    theme: 'stars',
    name: texts('火箭 | 火箭 | 火箭 | Rocket | ロケット | 로켓 | Roket | Cohete | Tên Lửa | ராக்கெட் | จรวด'),
  },
  {
    theme: 'orchard',
    name: texts('花园 | 花園 | 花園 | Garden | ガーデン | 정원 | Taman | Jardín | Khu Vườn | பூங்கா | สวน'),
  },
];

/** Combines the attribute and the subject in the word order of each language. */
export function composeName(attribute: Texts, subject: Texts): Texts {
  return {
    CN: attribute.CN + subject.CN,
    TW: attribute.TW + subject.TW,
    HK: attribute.HK + subject.HK,
    EN: `${attribute.EN} ${subject.EN}`,
    JA: attribute.JA + subject.JA,
    KO: `${attribute.KO} ${subject.KO}`,
    ID: `${subject.ID} ${attribute.ID}`,
    ES: `${subject.ES} ${attribute.ES}`,
    VI: `${subject.VI} ${attribute.VI}`,
    TA: `${attribute.TA} ${subject.TA}`,
    TH: subject.TH + attribute.TH,
  };
}
