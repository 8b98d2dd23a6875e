import type { Texts } from '../../merchants/merchant';
import { texts } from '../../merchants/texts';

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
  texts('银色 | 銀色 | 銀色 | Silver | シルバー | 은빛 | Perak | de Plata | Bạc | வெள்ளி | สีเงิน'),
  texts('翡翠 | 翡翠 | 翡翠 | Emerald | エメラルド | 에메랄드 | Zamrud | Esmeralda | Ngọc Lục Bảo | மரகத | มรกต'),
  texts('蓝宝石 | 藍寶石 | 藍寶石 | Sapphire | サファイア | 사파이어 | Safir | Zafiro | Ngọc Bích Lam | நீலமணி | ไพลิน'),
  texts('阳光 | 陽光 | 陽光 | Sunny | サニー | 햇살 | Mentari | del Sol | Ánh Nắng | சூரிய | แสงตะวัน'),
  texts(
    '午夜 | 午夜 | 午夜 | Midnight | ミッドナイト | 한밤의 | Tengah Malam | de Medianoche | Nửa Đêm | நள்ளிரவு | เที่ยงคืน',
  ),
  texts(
    '电光 | 電光 | 電光 | Electric | エレクトリック | 전기 | Listrik | de Alto Voltaje | Điện Quang | மின்னல் | ไฟฟ้า',
  ),
  texts('魔法 | 魔法 | 魔法 | Magic | マジック | 마법의 | Ajaib | de la Magia | Ma Thuật | மந்திர | เวทมนตร์'),
  texts('巨型 | 巨型 | 巨型 | Giant | ジャイアント | 거대한 | Raksasa | Gigante | Khổng Lồ | மாபெரும் | ยักษ์'),
  texts('勇敢 | 勇敢 | 勇敢 | Brave | ブレイブ | 용감한 | Pemberani | Valiente | Dũng Cảm | வீர | กล้าหาญ'),
  texts('欢乐 | 歡樂 | 歡樂 | Happy | ハッピー | 즐거운 | Gembira | Feliz | Hạnh Phúc | மகிழ்ச்சி | หรรษา'),
  texts('甜蜜 | 甜蜜 | 甜蜜 | Sweet | スイート | 달콤한 | Manis | Dulce | Ngọt Ngào | இனிய | หวานใจ'),
  texts('智慧 | 智慧 | 智慧 | Wise | ワイズ | 지혜의 | Bijak | de la Sabiduría | Thông Thái | ஞான | ปัญญา'),
  texts('疾风 | 疾風 | 疾風 | Swift | スウィフト | 날쌘 | Gesit | Veloz | Thần Tốc | வேக | ว่องไว'),
  texts('高贵 | 高貴 | 高貴 | Noble | ノーブル | 고귀한 | Mulia | Noble | Cao Quý | உன்னத | สูงศักดิ์'),
  texts('隐藏 | 隱藏 | 隱藏 | Hidden | ヒドゥン | 숨겨진 | Tersembunyi | de lo Oculto | Ẩn Giấu | மறைந்த | ซ่อนเร้น'),
  texts('星空 | 星空 | 星空 | Starry | スターリー | 별빛 | Berbintang | de Estrellas | Đầy Sao | நட்சத்திர | ดารา'),
  texts('彩虹 | 彩虹 | 彩虹 | Rainbow | レインボー | 무지개 | Pelangi | del Arcoíris | Cầu Vồng | வானவில் | สายรุ้ง'),
  texts('钢铁 | 鋼鐵 | 鋼鐵 | Iron | アイアン | 강철 | Besi | de Hierro | Sắt Thép | இரும்பு | เหล็กกล้า'),
  texts('玉石 | 玉石 | 玉石 | Jade | ジェイド | 옥빛 | Giok | de Jade | Cẩm Thạch | பச்சைக்கல் | หยก'),
  texts('绯红 | 緋紅 | 緋紅 | Scarlet | スカーレット | 진홍 | Merah | Escarlata | Đỏ Thắm | செந்நிற | แดงฉาน'),
  texts('永恒 | 永恆 | 永恆 | Eternal | エターナル | 영원한 | Abadi | Inmortal | Vĩnh Cửu | நித்திய | นิรันดร์'),
  texts('宏伟 | 宏偉 | 宏偉 | Grand | グランド | 웅장한 | Agung | Grande | Hùng Vĩ | பெரும் | ยิ่งใหญ่'),
  texts('超级 | 超級 | 超級 | Super | スーパー | 슈퍼 | Super | Superior | Siêu Cấp | சூப்பர் | ซูเปอร์'),
  texts('极地 | 極地 | 極地 | Arctic | アークティック | 북극 | Kutub | del Ártico | Bắc Cực | துருவ | ขั้วโลก'),
  texts('热带 | 熱帶 | 熱帶 | Tropical | トロピカル | 열대 | Tropis | Tropical | Nhiệt Đới | வெப்பமண்டல | เมืองร้อน'),
  texts('沙漠 | 沙漠 | 沙漠 | Desert | デザート | 사막 | Gurun | del Desierto | Sa Mạc | பாலைவன | ทะเลทราย'),
  texts('帝王 | 帝王 | 帝王 | Imperial | インペリアル | 황제의 | Kekaisaran | Imperial | Đế Vương | பேரரசு | จักรพรรดิ'),
  texts('宇宙 | 宇宙 | 宇宙 | Cosmic | コズミック | 우주 | Kosmik | del Cosmos | Vũ Trụ | பிரபஞ்ச | จักรวาล'),
  texts('节日 | 節日 | 節日 | Festive | フェスティブ | 축제의 | Meriah | de Fiesta | Lễ Hội | திருவிழா | เทศกาล'),
  texts(
    '传奇 | 傳奇 | 傳奇 | Legendary | レジェンド | 전설의 | Legendaris | de Leyenda | Huyền Thoại | புகழ்பெற்ற | ตำนาน',
  ),
];
