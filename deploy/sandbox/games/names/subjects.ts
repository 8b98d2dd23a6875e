import type { GameType } from '@atrium/api';
import type { Texts } from '../../merchants/merchant';
import { texts } from '../../merchants/texts';
import type { GameKind } from '../kinds';
import type { Theme } from '../theme';

/** What a game is about: its name, its art, its kind, and its category among the slots of the portal. */
export interface Subject {
  kind: GameKind;
  theme: Theme;
  /** VP, TG, SC, AC or JP; empty where no category applies. */
  category: string;
  name: Texts;
}

const subject = (kind: GameKind, theme: Theme, names: string, category = ''): Subject => ({
  kind,
  theme,
  category,
  name: texts(names),
});

/** Subjects by game type. No name occurs twice in any language. */
export const subjects: Partial<Record<GameType, Subject[]>> = {
  RNG: [
    subject(
      'slot-lines',
      'east',
      '神龙 | 神龍 | 神龍 | Dragon | ドラゴン | 드래곤 | Naga | Dragón | Rồng | டிராகன் | มังกร',
    ),
    subject(
      'slot-ways',
      'sea',
      '锦鲤 | 錦鯉 | 錦鯉 | Koi | 錦鯉 | 잉어 | Ikan Koi | Carpa Koi | Cá Koi | கோய் மீன் | ปลาคาร์ป',
    ),
    subject(
      'slot-lines',
      'beasts',
      '猛虎 | 猛虎 | 猛虎 | Tiger | タイガー | 호랑이 | Harimau | Tigre | Hổ | புலி | เสือ',
    ),
    subject(
      'slot-ways',
      'gems',
      '钻石 | 鑽石 | 鑽石 | Diamonds | ダイヤモンド | 다이아몬드 | Berlian | Diamante | Kim Cương | வைரங்கள் | เพชร',
    ),
    subject(
      'slot-lines',
      'stars',
      '银河 | 銀河 | 銀河 | Galaxy | ギャラクシー | 은하 | Galaksi | Galaxia | Thiên Hà | விண்மீன் மண்டலம் | กาแล็กซี',
    ),
    subject(
      'slot-ways',
      'orchard',
      '果园 | 果園 | 果園 | Orchard | 果樹園 | 과수원 | Kebun Buah | Huerto | Vườn Cây | பழத்தோட்டம் | สวนผลไม้',
    ),
    subject(
      'slot-lines',
      'east',
      '凤凰 | 鳳凰 | 鳳凰 | Phoenix | フェニックス | 불사조 | Feniks | Fénix | Phượng Hoàng | பீனிக்ஸ் | หงส์',
    ),
    subject(
      'slot-ways',
      'beasts',
      '熊猫 | 熊貓 | 熊貓 | Panda | パンダ | 판다 | Panda | Panda | Gấu Trúc | பாண்டா | แพนด้า',
    ),
    subject(
      'slot-ways',
      'gems',
      '王冠 | 王冠 | 王冠 | Crown | クラウン | 왕관 | Mahkota | Corona | Vương Miện | கிரீடம் | มงกุฎ',
      'JP',
    ),
    subject(
      'slot-ways',
      'sea',
      '珍珠 | 珍珠 | 珍珠 | Pearl | パール | 진주 | Mutiara | Perla | Ngọc Trai | முத்து | ไข่มุก',
    ),
    subject(
      'slot-lines',
      'stars',
      '彗星 | 彗星 | 彗星 | Comet | コメット | 혜성 | Komet | Cometa | Sao Chổi | வால்மீன் | ดาวหาง',
    ),
    subject(
      'slot-ways',
      'orchard',
      '樱桃 | 櫻桃 | 櫻桃 | Cherry | チェリー | 체리 | Ceri | Cereza | Anh Đào | செர்ரி | เชอร์รี',
    ),
    subject(
      'slot-lines',
      'east',
      '灯笼 | 燈籠 | 燈籠 | Lantern | ランタン | 등불 | Lentera | Farol | Đèn Lồng | விளக்கு | โคมไฟ',
    ),
    subject('slot-ways', 'beasts', '灵狐 | 靈狐 | 靈狐 | Fox | フォックス | 여우 | Rubah | Zorro | Cáo | நரி | จิ้งจอก'),
    subject(
      'slot-ways',
      'gems',
      '宝藏 | 寶藏 | 寶藏 | Treasure | トレジャー | 보물 | Harta Karun | Tesoro | Kho Báu | புதையல் | ขุมทรัพย์',
      'JP',
    ),
    subject(
      'slot-ways',
      'sea',
      '珊瑚礁 | 珊瑚礁 | 珊瑚礁 | Reef | リーフ | 산호초 | Terumbu Karang | Arrecife | Rạn San Hô | பவளப்பாறை | แนวปะการัง',
    ),
    subject(
      'slot-lines',
      'stars',
      '月亮 | 月亮 | 月亮 | Moon | ムーン | 달 | Bulan | Luna | Mặt Trăng | நிலா | ดวงจันทร์',
    ),
    subject(
      'slot-ways',
      'orchard',
      '丰收 | 豐收 | 豐收 | Harvest | ハーベスト | 수확 | Panen | Cosecha | Mùa Gặt | அறுவடை | เก็บเกี่ยว',
    ),
    subject(
      'slot-lines',
      'east',
      '神庙 | 神廟 | 神廟 | Temple | テンプル | 사원 | Kuil | Templo | Đền Thờ | கோவில் | วิหาร',
    ),
    subject('slot-ways', 'beasts', '雄狮 | 雄獅 | 雄獅 | Lion | ライオン | 사자 | Singa | León | Sư Tử | சிங்கம் | สิงโต'),
    subject(
      'slot-lines',
      'gems',
      '红宝石 | 紅寶石 | 紅寶石 | Ruby | ルビー | 루비 | Rubi | Rubí | Hồng Ngọc | மாணிக்கம் | ทับทิม',
    ),
    subject(
      'slot-ways',
      'sea',
      '美人鱼 | 美人魚 | 美人魚 | Mermaid | マーメイド | 인어 | Putri Duyung | Sirena | Nàng Tiên Cá | கடற்கன்னி | นางเงือก',
    ),
    subject(
      'slot-lines',
      'stars',
      '火箭 | 火箭 | 火箭 | Rocket | ロケット | 로켓 | Roket | Cohete | Tên Lửa | ராக்கெட் | จรวด',
    ),
    subject(
      'slot-ways',
      'orchard',
      '花园 | 花園 | 花園 | Garden | ガーデン | 정원 | Taman | Jardín | Khu Vườn | பூங்கா | สวน',
    ),
    subject(
      'video-poker',
      'gems',
      '五张扑克 | 五張撲克 | 五張撲克 | Five-Card Poker | ファイブカードポーカー | 파이브 카드 포커 | Poker Lima Kartu | Póker de Cinco Cartas | Poker Năm Lá | ஐந்து சீட்டு போக்கர் | โป๊กเกอร์ห้าใบ',
      'VP',
    ),
    subject(
      'video-poker',
      'stars',
      '电子扑克 | 電子撲克 | 電子撲克 | Video Poker | ビデオポーカー | 비디오 포커 | Video Poker | Videopóker | Poker Điện Tử | வீடியோ போக்கர் | วิดีโอโป๊กเกอร์',
      'VP',
    ),
    subject(
      'roulette',
      'gems',
      '轮盘桌 | 輪盤桌 | 輪盤桌 | Roulette Table | ルーレットテーブル | 룰렛 테이블 | Meja Rolet | Mesa de Ruleta | Bàn Roulette | ரூலெட் மேசை | โต๊ะรูเล็ต',
      'TG',
    ),
    subject(
      'baccarat',
      'east',
      '百家乐桌 | 百家樂桌 | 百家樂桌 | Baccarat Table | バカラテーブル | 바카라 테이블 | Meja Bakarat | Mesa de Bacará | Bàn Baccarat | பக்காரட் மேசை | โต๊ะบาคาร่า',
      'TG',
    ),
    subject(
      'instant-lottery',
      'orchard',
      '刮刮卡 | 刮刮卡 | 刮刮卡 | Scratch Card | スクラッチカード | 스크래치 카드 | Kartu Gosok | Tarjeta Rasca | Thẻ Cào | சுரண்டல் அட்டை | บัตรขูด',
      'SC',
    ),
    subject(
      'instant-lottery',
      'stars',
      '刮奖券 | 刮獎券 | 刮獎券 | Scratch Ticket | スクラッチチケット | 스크래치 티켓 | Tiket Gosok | Boleto Rasca | Vé Cào | சுரண்டல் சீட்டு | ตั๋วขูด',
      'SC',
    ),
    subject(
      'fishing',
      'sea',
      '街机捕鱼 | 街機捕魚 | 街機捕魚 | Arcade Fishing | アーケードフィッシング | 아케이드 낚시 | Pancing Arkade | Pesca Arcade | Bắn Cá Thùng | ஆர்கேட் மீன்பிடி | ตกปลาอาร์เคด',
      'AC',
    ),
    subject(
      'fishing',
      'sea',
      '深海猎手 | 深海獵手 | 深海獵手 | Deep-Sea Hunter | 深海ハンター | 심해 사냥꾼 | Pemburu Laut Dalam | Cazador Abisal | Thợ Săn Biển Sâu | ஆழ்கடல் வேட்டைக்காரர் | นักล่าทะเลลึก',
      'AC',
    ),
  ],
  LIVE: [
    subject(
      'baccarat',
      'east',
      '百家乐 | 百家樂 | 百家樂 | Baccarat | バカラ | 바카라 | Bakarat | Bacará | Baccarat | பக்காரட் | บาคาร่า',
    ),
    subject(
      'roulette',
      'gems',
      '轮盘 | 輪盤 | 輪盤 | Roulette | ルーレット | 룰렛 | Rolet | Ruleta | Roulette | ரூலெட் | รูเล็ต',
    ),
    subject(
      'baccarat',
      'gems',
      '百家乐沙龙 | 百家樂沙龍 | 百家樂沙龍 | Baccarat Salon | バカラサロン | 바카라 살롱 | Salon Bakarat | Salón de Bacará | Phòng Baccarat | பக்காரட் கூடம் | ห้องบาคาร่า',
    ),
    subject(
      'roulette',
      'stars',
      '轮盘大厅 | 輪盤大廳 | 輪盤大廳 | Roulette Hall | ルーレットホール | 룰렛 홀 | Aula Rolet | Sala de Ruleta | Sảnh Roulette | ரூலெட் மண்டபம் | ห้องโถงรูเล็ต',
    ),
  ],
  SPORTS: [
    subject(
      'sports',
      'orchard',
      '足球 | 足球 | 足球 | Football | サッカー | 축구 | Sepak Bola | Fútbol | Bóng Đá | கால்பந்து | ฟุตบอล',
    ),
    subject(
      'sports',
      'orchard',
      '杯赛 | 盃賽 | 盃賽 | Cup Match | カップ戦 | 컵 대회 | Laga Piala | Partido de Copa | Trận Cúp | கோப்பைப் போட்டி | ศึกถ้วย',
    ),
    subject(
      'sports',
      'stars',
      '联赛之夜 | 聯賽之夜 | 聯賽之夜 | League Night | リーグナイト | 리그의 밤 | Malam Liga | Noche de Liga | Đêm Giải Đấu | லீக் இரவு | ค่ำคืนลีก',
    ),
  ],
  FISH: [
    subject(
      'fishing',
      'sea',
      '捕鱼 | 捕魚 | 捕魚 | Fishing | フィッシング | 낚시 | Memancing | Pesca | Bắn Cá | மீன்பிடி | ยิงปลา',
    ),
    subject(
      'fishing',
      'sea',
      '渔港 | 漁港 | 漁港 | Fishing Harbour | 漁港 | 어항 | Pelabuhan Ikan | Puerto Pesquero | Cảng Cá | மீன்பிடித் துறைமுகம் | ท่าเรือประมง',
    ),
    subject(
      'fishing',
      'sea',
      '鲨鱼湾 | 鯊魚灣 | 鯊魚灣 | Shark Bay | シャークベイ | 상어 만 | Teluk Hiu | Bahía del Tiburón | Vịnh Cá Mập | சுறா விரிகுடா | อ่าวฉลาม',
    ),
  ],
  PVP: [
    subject(
      'card-duel',
      'east',
      '纸牌对决 | 紙牌對決 | 紙牌對決 | Card Duel | カードデュエル | 카드 대결 | Duel Kartu | Duelo de Cartas | Đấu Bài | சீட்டுச் சமர் | ดวลไพ่',
    ),
    subject(
      'card-duel',
      'beasts',
      '大牌争霸 | 大牌爭霸 | 大牌爭霸 | High Card Battle | ハイカードバトル | 하이 카드 배틀 | Adu Kartu Tinggi | Batalla de Cartas Altas | Đại Chiến Lá Bài Cao | உயர் சீட்டுப் போர் | ศึกไพ่สูง',
    ),
    subject(
      'poker-duel',
      'stars',
      '扑克挑战 | 撲克挑戰 | 撲克挑戰 | Poker Challenge | ポーカーチャレンジ | 포커 챌린지 | Tantangan Poker | Desafío de Póker | Thử Thách Poker | போக்கர் சவால் | ท้าดวลโป๊กเกอร์',
    ),
  ],
  ESPORTS: [
    subject(
      'esports',
      'stars',
      '电竞赛场 | 電競賽場 | 電競賽場 | Esports Arena | eスポーツアリーナ | e스포츠 경기장 | Arena Esports | Arena de Esports | Đấu Trường Esports | மின்விளையாட்டு அரங்கம் | สนามอีสปอร์ต',
    ),
    subject(
      'esports',
      'beasts',
      '战队联赛 | 戰隊聯賽 | 戰隊聯賽 | Squad League | スクワッドリーグ | 스쿼드 리그 | Liga Skuad | Liga de Escuadras | Giải Biệt Đội | அணி லீக் | ลีกทีมรบ',
    ),
  ],
  ELOTT: [
    subject(
      'instant-lottery',
      'stars',
      '幸运签 | 幸運籤 | 幸運籤 | Fortune Ticket | おみくじチケット | 행운권 | Tiket Untung | Boleto de Fortuna | Vé Vận May | யோகச் சீட்டு | ตั๋วโชคลาภ',
    ),
    subject(
      'instant-lottery',
      'gems',
      '三连奖 | 三連獎 | 三連獎 | Triple Match | トリプルマッチ | 트리플 매치 | Tiga Serupa | Triple Acierto | Bộ Ba Trùng | மூன்றொற்றுமை | สามแต้มตรง',
    ),
    subject(
      'instant-lottery',
      'orchard',
      '九宫格 | 九宮格 | 九宮格 | Nine Boxes | ナインボックス | 아홉 상자 | Sembilan Kotak | Nueve Casillas | Chín Ô May | ஒன்பது பெட்டிகள் | เก้าช่อง',
    ),
    subject(
      'instant-lottery',
      'east',
      '即开彩 | 即開彩 | 即開彩 | Instant Lottery | インスタントくじ | 즉석 복권 | Lotre Instan | Lotería Instantánea | Xổ Số Nhanh | உடனடி லாட்டரி | หวยด่วน',
    ),
  ],
};
