/**
 * Texts of games that are no slots, one row for each text: CN, TW, EN, JA, KO, ID, ES, VI, TA, TH. HK has those of TW.
 * @typedef {keyof typeof rows} KindTextKey
 */
const codes = ['CN', 'TW', 'EN', 'JA', 'KO', 'ID', 'ES', 'VI', 'TA', 'TH'];

const rows = {
  waysRule:
    '从左侧起相邻转轮上的每种组合均赔付。下列数值为每种组合的总投注倍数。 | 從左側起相鄰轉輪上的每種組合均賠付。下列數值為每種組合的總投注倍數。 | Every combination on neighbouring reels from the left pays. Amounts below are multiples of the stake for each combination. | 左から隣り合うリールのすべての組み合わせに配当します。下の数値は組み合わせごとの賭け金の倍数です。 | 왼쪽부터 이어진 릴의 모든 조합에 지급합니다. 아래 값은 조합마다 베팅의 배수입니다. | Setiap kombinasi pada gulungan bersebelahan dari kiri dibayar. Angka di bawah adalah kelipatan taruhan per kombinasi. | Paga cada combinación en rodillos contiguos desde la izquierda. Los importes son múltiplos de la apuesta por combinación. | Mọi tổ hợp trên các cuộn liền kề từ trái đều trả thưởng. Số bên dưới là bội số cược cho mỗi tổ hợp. | இடமிருந்து அடுத்தடுத்த சுருள்களின் ஒவ்வொரு சேர்க்கையும் வெல்லும். கீழே உள்ளவை சேர்க்கைக்கான பந்தய மடங்குகள். | ทุกชุดบนวงล้อที่ติดกันจากซ้ายได้รางวัล ตัวเลขด้านล่างคือจำนวนเท่าของเดิมพันต่อชุด',
  play: '下注 | 下注 | Play | プレイ | 플레이 | Main | Jugar | Chơi | விளையாடு | เล่น',
  playing:
    '等待结果… | 等待結果… | Waiting for the result… | 結果を待っています… | 결과를 기다리는 중… | Menunggu hasil… | Esperando el resultado… | Đang chờ kết quả… | முடிவுக்காகக் காத்திருக்கிறது… | กำลังรอผล…',
  playReady:
    '选择投注项和金额，然后按“下注”。 | 選擇投注項和金額，然後按「下注」。 | Choose your bet and stake, then press Play. | 賭け先と金額を選び、「プレイ」を押してください。 | 베팅과 금액을 선택한 다음 플레이를 누르세요. | Pilih taruhan dan jumlahnya, lalu tekan Main. | Elige tu apuesta y el importe, y pulsa Jugar. | Chọn cửa cược và mức cược, rồi nhấn Chơi. | பந்தயத்தையும் தொகையையும் தேர்ந்தெடுத்து, விளையாடு என்பதை அழுத்தவும். | เลือกสิ่งที่จะเดิมพันและจำนวนเงิน แล้วกดเล่น',
  stakeReady:
    '选择金额，然后按“下注”。 | 選擇金額，然後按「下注」。 | Choose your stake, then press Play. | 金額を選び、「プレイ」を押してください。 | 금액을 선택한 다음 플레이를 누르세요. | Pilih jumlah taruhan, lalu tekan Main. | Elige el importe y pulsa Jugar. | Chọn mức cược, rồi nhấn Chơi. | தொகையைத் தேர்ந்தெடுத்து, விளையாடு என்பதை அழுத்தவும். | เลือกจำนวนเงิน แล้วกดเล่น',
  rules: '规则 | 規則 | Rules | ルール | 규칙 | Aturan | Reglas | Luật chơi | விதிகள் | กติกา',
  yourBet:
    '您的投注 | 您的投注 | Your bet | ベット先 | 내 베팅 | Taruhan Anda | Tu apuesta | Cửa cược | உங்கள் பந்தயம் | เดิมพันของคุณ',
  pays: '赔付（含本金）：{{factor}} 倍 | 賠付（含本金）：{{factor}} 倍 | Pays {{factor}} × the stake, stake included | 配当（賭け金を含む）：{{factor}} 倍 | 배당(원금 포함): {{factor}}배 | Membayar {{factor}} × taruhan, termasuk taruhan | Paga {{factor}} × la apuesta, apuesta incluida | Trả {{factor}} × tiền cược, gồm cả vốn | பந்தயத்தின் {{factor}} மடங்கு, பந்தயம் உட்பட | จ่าย {{factor}} เท่าของเดิมพัน รวมเงินต้น',
  shares:
    '按所有可能结果计算的返还率：{{share}}。每一局相互独立。 | 依所有可能結果計算的返還率：{{share}}。每一局相互獨立。 | Over all possible results this pays back {{share}} of the stakes. Every round is independent. | すべての結果における還元率は {{share}} です。各回は独立しています。 | 가능한 모든 결과에서 환급률은 {{share}}입니다. 각 판은 독립적입니다. | Dari semua kemungkinan hasil, {{share}} taruhan dikembalikan. Setiap ronde independen. | En todos los resultados posibles devuelve el {{share}} de lo apostado. Cada ronda es independiente. | Trên mọi kết quả có thể, trò chơi trả lại {{share}} tiền cược. Mỗi ván độc lập. | எல்லா முடிவுகளிலும் பந்தயங்களில் {{share}} திரும்பக் கிடைக்கும். ஒவ்வொரு சுற்றும் தனித்தது. | จากผลที่เป็นไปได้ทั้งหมด เกมคืนเงินเดิมพัน {{share}} แต่ละรอบเป็นอิสระต่อกัน',
  recovered:
    '您上一局已完成：赢得 {{amount}}。 | 您上一局已完成：贏得 {{amount}}。 | Your last round was completed: you won {{amount}}. | 前回のラウンドは完了し、{{amount}} を獲得しました。 | 지난 판이 완료되어 {{amount}}을(를) 받았습니다. | Ronde terakhir selesai: Anda menang {{amount}}. | Tu última ronda se completó: ganaste {{amount}}. | Ván trước đã hoàn tất: bạn thắng {{amount}}. | கடைசிச் சுற்று முடிந்தது: {{amount}} வென்றீர்கள். | รอบล่าสุดเสร็จสิ้น: คุณได้ {{amount}}',
  recoveredNothing:
    '您上一局已完成，没有中奖。 | 您上一局已完成，沒有中獎。 | Your last round was completed without a win. | 前回のラウンドは配当なしで完了しました。 | 지난 판이 당첨 없이 완료되었습니다. | Ronde terakhir selesai tanpa kemenangan. | Tu última ronda se completó sin premio. | Ván trước đã hoàn tất, không thắng. | கடைசிச் சுற்று வெற்றியின்றி முடிந்தது. | รอบล่าสุดเสร็จสิ้นโดยไม่ได้รางวัล',
  notTaken:
    '您上一局未送达，没有扣款。 | 您上一局未送達，沒有扣款。 | Your last bet did not reach us. No money was taken. | 前回のベットは届きませんでした。残高は減っていません。 | 지난 베팅이 도착하지 않았습니다. 차감된 금액이 없습니다. | Taruhan terakhir tidak kami terima. Tidak ada uang yang diambil. | Tu última apuesta no nos llegó. No se cobró nada. | Cược trước không đến được. Không có tiền bị trừ. | கடைசிப் பந்தயம் எங்களை அடையவில்லை. பணம் எடுக்கப்படவில்லை. | เดิมพันล่าสุดส่งไม่ถึง ไม่มีการหักเงิน',
  offline:
    '连接较慢，正在确认您的投注… | 連線較慢，正在確認您的投注… | The connection is slow. Your bet is being checked… | 接続が遅いため、ベットを確認しています… | 연결이 느립니다. 베팅을 확인하는 중… | Koneksi lambat. Taruhan Anda sedang diperiksa… | La conexión es lenta. Estamos comprobando tu apuesta… | Kết nối chậm. Đang kiểm tra cược của bạn… | இணைப்பு மெதுவாக உள்ளது. பந்தயம் சரிபார்க்கப்படுகிறது… | การเชื่อมต่อช้า กำลังตรวจสอบเดิมพัน…',
  unreachable:
    '没有连接。您的投注不会丢失：请重试以查看结果。 | 沒有連線。您的投注不會遺失：請重試以查看結果。 | No connection. Nothing is lost: try again to see the result of your bet. | 接続できません。ベットは失われません。もう一度お試しください。 | 연결되지 않았습니다. 베팅은 사라지지 않습니다. 다시 시도해 결과를 확인하세요. | Tidak ada koneksi. Tidak ada yang hilang: coba lagi untuk melihat hasilnya. | Sin conexión. No se pierde nada: inténtalo de nuevo para ver el resultado. | Không có kết nối. Không mất gì: thử lại để xem kết quả. | இணைப்பு இல்லை. எதுவும் இழக்கப்படவில்லை: முடிவைக் காண மீண்டும் முயலவும். | ไม่มีการเชื่อมต่อ ไม่มีอะไรสูญหาย ลองอีกครั้งเพื่อดูผล',
  player: '闲 | 閒 | Player | プレイヤー | 플레이어 | Pemain | Jugador | Con | பிளேயர் | ผู้เล่น',
  banker: '庄 | 莊 | Banker | バンカー | 뱅커 | Bandar | Banca | Cái | பேங்கர் | เจ้ามือ',
  tie: '和 | 和 | Tie | タイ | 타이 | Seri | Empate | Hòa | சமன் | เสมอ',
  points:
    '{{side}}：{{count}} 点，{{cards}} | {{side}}：{{count}} 點，{{cards}} | {{side}}: {{count}} points, {{cards}} | {{side}}：{{count}} 点、{{cards}} | {{side}}: {{count}}점, {{cards}} | {{side}}: {{count}} poin, {{cards}} | {{side}}: {{count}} puntos, {{cards}} | {{side}}: {{count}} điểm, {{cards}} | {{side}}: {{count}} புள்ளிகள், {{cards}} | {{side}}: {{count}} แต้ม {{cards}}',
  baccaratRule:
    '无佣金：庄以 6 点获胜时赔付一半。和局退还庄闲投注。八副牌。 | 免佣金：莊以 6 點獲勝時賠付一半。和局退還莊閒投注。八副牌。 | No commission: a banker’s win with 6 pays half. A tie returns bets on player and banker. Eight decks. | コミッションなし：バンカーが 6 で勝つと配当は半分です。タイではプレイヤーとバンカーのベットが戻ります。8 デッキ。 | 수수료 없음: 뱅커가 6으로 이기면 절반을 지급합니다. 타이면 플레이어와 뱅커 베팅을 돌려줍니다. 8덱. | Tanpa komisi: kemenangan bandar dengan 6 dibayar setengah. Seri mengembalikan taruhan pemain dan bandar. Delapan dek. | Sin comisión: si la banca gana con 6 paga la mitad. El empate devuelve las apuestas a jugador y banca. Ocho barajas. | Không hoa hồng: Cái thắng với 6 điểm trả một nửa. Hòa hoàn tiền cược Con và Cái. Tám bộ bài. | தரகு இல்லை: பேங்கர் 6 உடன் வென்றால் பாதி. சமன் என்றால் பந்தயம் திரும்பும். எட்டு கட்டுகள். | ไม่มีค่าคอมมิชชัน เจ้ามือชนะด้วย 6 จ่ายครึ่งเดียว เสมอคืนเดิมพันผู้เล่นและเจ้ามือ ใช้ไพ่แปดสำรับ',
  you: '您 | 您 | You | あなた | 나 | Anda | Tú | Bạn | நீங்கள் | คุณ',
  opponent: '对手 | 對手 | Opponent | 相手 | 상대 | Lawan | Rival | Đối thủ | எதிராளி | คู่แข่ง',
  cardDuelRule:
    '您与由游戏控制的对手各下相同注额，从一副牌中各得一张。牌大者赢得两份注额，扣除 5% 佣金。A 最大。点数相同时：黑桃、红心、方块、梅花依次递减。 | 您與由遊戲控制的對手各下相同注額，從一副牌中各得一張。牌大者贏得兩份注額，扣除 5% 佣金。A 最大。點數相同時：黑桃、紅心、方塊、梅花依次遞減。 | You and an opponent played by the game stake the same and get one card each of one deck. The higher card wins both stakes less 5%. Aces are high. Equal ranks, from the highest suit: spades, hearts, diamonds, clubs. | あなたとゲームが操作する相手が同額を賭け、1 デックから 1 枚ずつ引きます。高いカードが、双方の賭け金から 5% を引いた額を獲得します。A が最強です。同じ数字では、強い順にスペード、ハート、ダイヤ、クラブです。 | 나와 게임이 조종하는 상대가 같은 금액을 걸고 한 벌에서 한 장씩 받습니다. 높은 카드가 두 베팅에서 5%를 뺀 금액을 가져갑니다. 에이스가 가장 높습니다. 같은 숫자는 스페이드, 하트, 다이아몬드, 클럽 순으로 높습니다. | Anda dan lawan yang dimainkan oleh game bertaruh sama besar dan mendapat satu kartu dari satu dek. Kartu lebih tinggi memenangkan kedua taruhan dikurangi 5%. As tertinggi. Jika angkanya sama, dari yang tertinggi: sekop, hati, wajik, keriting. | Tú y un rival controlado por el juego apuestan lo mismo y reciben una carta cada uno de una baraja. La carta más alta gana las dos apuestas menos un 5 %. El as es la más alta. A igual valor, de mayor a menor: picas, corazones, diamantes, tréboles. | Bạn và đối thủ do trò chơi điều khiển cược bằng nhau và mỗi bên nhận một lá từ một bộ bài. Lá cao hơn thắng cả hai phần cược, trừ 5%. Át cao nhất. Nếu bằng nhau, từ cao xuống thấp: bích, cơ, rô, chuồn. | நீங்களும் விளையாட்டு இயக்கும் எதிராளியும் சமமாகப் பந்தயம் வைத்து ஒரு கட்டிலிருந்து ஆளுக்கு ஒரு சீட்டு பெறுவீர்கள். உயர்ந்த சீட்டு இரு பந்தயங்களையும் 5% கழித்து வெல்லும். ஏஸ் உயர்ந்தது. சம எண்களில் உயர்விலிருந்து: ஸ்பேடு, ஹார்ட், டைமன்ட், கிளாவர். | คุณและคู่แข่งที่เกมควบคุมวางเดิมพันเท่ากันและได้ไพ่คนละใบจากสำรับเดียว ไพ่ที่สูงกว่าได้เดิมพันทั้งสองส่วน หัก 5% เอซสูงสุด ถ้าเลขเท่ากัน เรียงจากสูงไปต่ำ: โพดำ โพแดง ข้าวหลามตัด ดอกจิก',
  pokerDuelRule:
    '您与由游戏控制的对手各下相同注额，从一副牌中各得五张，不换牌。牌型大者赢得两份注额，扣除 5% 佣金。牌型和点数都相同时，比最大一张牌的花色：黑桃、红心、方块、梅花依次递减。 | 您與由遊戲控制的對手各下相同注額，從一副牌中各得五張，不換牌。牌型大者贏得兩份注額，扣除 5% 佣金。牌型和點數都相同時，比最大一張牌的花色：黑桃、紅心、方塊、梅花依次遞減。 | You and an opponent played by the game stake the same and get five cards each of one deck; none are exchanged. The better poker hand wins both stakes less 5%. Between equal hands the suit of the highest card decides, from the highest: spades, hearts, diamonds, clubs. | あなたとゲームが操作する相手が同額を賭け、1 デックから 5 枚ずつ引きます。交換はありません。強い役が、双方の賭け金から 5% を引いた額を獲得します。同じ強さの役では、最も高いカードのスートで決まり、強い順にスペード、ハート、ダイヤ、クラブです。 | 나와 게임이 조종하는 상대가 같은 금액을 걸고 한 벌에서 다섯 장씩 받으며 교환은 없습니다. 높은 족보가 두 베팅에서 5%를 뺀 금액을 가져갑니다. 족보가 같으면 가장 높은 카드의 무늬로 정하며 스페이드, 하트, 다이아몬드, 클럽 순으로 높습니다. | Anda dan lawan yang dimainkan oleh game bertaruh sama besar dan mendapat lima kartu dari satu dek; tidak ada penukaran. Kombinasi poker yang lebih baik memenangkan kedua taruhan dikurangi 5%. Jika sama, jenis kartu tertinggi menentukan, dari yang tertinggi: sekop, hati, wajik, keriting. | Tú y un rival controlado por el juego apuestan lo mismo y reciben cinco cartas cada uno de una baraja; no se cambian. La mejor jugada de póker gana las dos apuestas menos un 5 %. A igual jugada decide el palo de la carta más alta, de mayor a menor: picas, corazones, diamantes, tréboles. | Bạn và đối thủ do trò chơi điều khiển cược bằng nhau và mỗi bên nhận năm lá từ một bộ bài; không đổi bài. Bộ bài poker mạnh hơn thắng cả hai phần cược, trừ 5%. Nếu bằng nhau, chất của lá cao nhất quyết định, từ cao xuống thấp: bích, cơ, rô, chuồn. | நீங்களும் விளையாட்டு இயக்கும் எதிராளியும் சமமாகப் பந்தயம் வைத்து ஒரு கட்டிலிருந்து ஆளுக்கு ஐந்து சீட்டுகள் பெறுவீர்கள்; மாற்றம் இல்லை. சிறந்த போக்கர் கை இரு பந்தயங்களையும் 5% கழித்து வெல்லும். சமமான கைகளில் மிக உயர்ந்த சீட்டின் வகை முடிவு செய்யும், உயர்விலிருந்து: ஸ்பேடு, ஹார்ட், டைமன்ட், கிளாவர். | คุณและคู่แข่งที่เกมควบคุมวางเดิมพันเท่ากันและได้ไพ่คนละห้าใบจากสำรับเดียว ไม่มีการเปลี่ยนไพ่ ชุดไพ่โป๊กเกอร์ที่ดีกว่าได้เดิมพันทั้งสองส่วน หัก 5% ถ้าเท่ากัน ดอกของไพ่ใบสูงสุดเป็นตัวตัดสิน เรียงจากสูงไปต่ำ: โพดำ โพแดง ข้าวหลามตัด ดอกจิก',
  clubs: '梅花 | 梅花 | clubs | クラブ | 클럽 | keriting | tréboles | chuồn | கிளாவர் | ดอกจิก',
  diamonds: '方块 | 方塊 | diamonds | ダイヤ | 다이아몬드 | wajik | diamantes | rô | டைமன்ட் | ข้าวหลามตัด',
  hearts: '红心 | 紅心 | hearts | ハート | 하트 | hati | corazones | cơ | ஹார்ட் | โพแดง',
  spades: '黑桃 | 黑桃 | spades | スペード | 스페이드 | sekop | picas | bích | ஸ்பேடு | โพดำ',
  'royal-flush':
    '皇家同花顺 | 皇家同花順 | Royal flush | ロイヤルフラッシュ | 로열 플러시 | Royal flush | Escalera real | Thùng phá sảnh rồng | ராயல் ஃபிளஷ் | รอยัลฟลัช',
  'straight-flush':
    '同花顺 | 同花順 | Straight flush | ストレートフラッシュ | 스트레이트 플러시 | Straight flush | Escalera de color | Thùng phá sảnh | ஸ்ட்ரெய்ட் ஃபிளஷ் | สเตรทฟลัช',
  'four-of-a-kind':
    '四条 | 四條 | Four of a kind | フォーカード | 포카드 | Four of a kind | Póker | Tứ quý | நான்கு ஒரே வகை | โฟร์การ์ด',
  'full-house': '葫芦 | 葫蘆 | Full house | フルハウス | 풀하우스 | Full house | Full | Cù lũ | ஃபுல் ஹவுஸ் | ฟูลเฮาส์',
  flush: '同花 | 同花 | Flush | フラッシュ | 플러시 | Flush | Color | Thùng | ஃபிளஷ் | ฟลัช',
  straight: '顺子 | 順子 | Straight | ストレート | 스트레이트 | Straight | Escalera | Sảnh | ஸ்ட்ரெய்ட் | สเตรท',
  'three-of-a-kind':
    '三条 | 三條 | Three of a kind | スリーカード | 트리플 | Three of a kind | Trío | Sám cô | மூன்று ஒரே வகை | ตอง',
  'two-pairs':
    '两对 | 兩對 | Two pairs | ツーペア | 투페어 | Dua pasang | Doble pareja | Hai đôi | இரண்டு ஜோடிகள் | สองคู่',
  'jacks-or-better':
    '一对 J 或更大 | 一對 J 或更大 | Jacks or better | J以上のペア | J 이상의 원페어 | Sepasang J atau lebih | Pareja de J o mejor | Đôi J trở lên | J அல்லது மேலான ஜோடி | คู่ J ขึ้นไป',
  pair: '一对 | 一對 | Pair | ワンペア | 원페어 | Satu pasang | Pareja | Một đôi | ஒரு ஜோடி | หนึ่งคู่',
  'high-card':
    '高牌 | 高牌 | High card | ハイカード | 하이카드 | Kartu tinggi | Carta alta | Mậu thầu | உயர் சீட்டு | ไพ่สูง',
  noHand:
    '没有牌型 | 沒有牌型 | No paying hand | 役なし | 족보 없음 | Tidak ada kombinasi | Sin jugada | Không có bộ | வெல்லும் கை இல்லை | ไม่มีไพ่ที่ได้รางวัล',
  pokerRule:
    '从一副牌发五张，不换牌。 | 從一副牌發五張，不換牌。 | Five cards of one deck; none are exchanged. | 1 デックから 5 枚。交換はありません。 | 한 벌에서 다섯 장을 받으며 교환은 없습니다. | Lima kartu dari satu dek; tidak ada penukaran. | Cinco cartas de una baraja; no se cambian. | Năm lá từ một bộ bài; không đổi bài. | ஒரு கட்டிலிருந்து ஐந்து சீட்டுகள்; மாற்றம் இல்லை. | ไพ่ห้าใบจากหนึ่งสำรับ ไม่มีการเปลี่ยนไพ่',
  red: '红 | 紅 | Red | 赤 | 빨강 | Merah | Rojo | Đỏ | சிவப்பு | แดง',
  black: '黑 | 黑 | Black | 黒 | 검정 | Hitam | Negro | Đen | கருப்பு | ดำ',
  green: '绿 | 綠 | Green | 緑 | 초록 | Hijau | Verde | Xanh | பச்சை | เขียว',
  even: '双 | 雙 | Even | 偶数 | 짝수 | Genap | Par | Chẵn | இரட்டை | คู่',
  odd: '单 | 單 | Odd | 奇数 | 홀수 | Ganjil | Impar | Lẻ | ஒற்றை | คี่',
  column:
    '第 {{number}} 列 | 第 {{number}} 列 | Column {{number}} | 列 {{number}} | {{number}}열 | Kolom {{number}} | Columna {{number}} | Cột {{number}} | நெடுவரிசை {{number}} | คอลัมน์ {{number}}',
  singleNumber:
    '单个号码 | 單個號碼 | A single number | 1 つの数字 | 숫자 하나 | Satu angka | Un número | Một số | ஒரு எண் | เลขเดียว',
  pocket:
    '结果：{{number}} {{color}} | 結果：{{number}} {{color}} | Result: {{number}} {{color}} | 結果：{{number}} {{color}} | 결과: {{number}} {{color}} | Hasil: {{number}} {{color}} | Resultado: {{number}} {{color}} | Kết quả: {{number}} {{color}} | முடிவு: {{number}} {{color}} | ผล: {{number}} {{color}}',
  wheel: '轮盘 | 輪盤 | Wheel | ホイール | 휠 | Roda | Rueda | Vòng quay | சக்கரம் | วงล้อ',
  sardine: '沙丁鱼 | 沙丁魚 | Sardine | イワシ | 정어리 | Sarden | Sardina | Cá mòi | மத்தி | ปลาซาร์ดีน',
  clownfish:
    '小丑鱼 | 小丑魚 | Clownfish | カクレクマノミ | 흰동가리 | Ikan badut | Pez payaso | Cá hề | கோமாளி மீன் | ปลาการ์ตูน',
  ray: '鳐鱼 | 鰩魚 | Ray | エイ | 가오리 | Ikan pari | Raya | Cá đuối | திருக்கை | ปลากระเบน',
  turtle: '海龟 | 海龜 | Turtle | ウミガメ | 바다거북 | Penyu | Tortuga | Rùa biển | ஆமை | เต่าทะเล',
  shark: '鲨鱼 | 鯊魚 | Shark | サメ | 상어 | Hiu | Tiburón | Cá mập | சுறா | ฉลาม',
  caught:
    '捕获：{{fish}} | 捕獲：{{fish}} | Caught: {{fish}} | 捕獲：{{fish}} | 잡음: {{fish}} | Tertangkap: {{fish}} | Captura: {{fish}} | Bắt được: {{fish}} | பிடிபட்டது: {{fish}} | จับได้: {{fish}}',
  escaped:
    '逃走：{{fish}} | 逃走：{{fish}} | Escaped: {{fish}} | 逃げた：{{fish}} | 놓침: {{fish}} | Lolos: {{fish}} | Se escapó: {{fish}} | Thoát: {{fish}} | தப்பியது: {{fish}} | หนีไป: {{fish}}',
  lotteryRule:
    '三个相同数额即中该奖（投注的倍数）。 | 三個相同數額即中該獎（投注的倍數）。 | Three equal amounts win, in multiples of the stake. | 同じ数が 3 つで当たり（賭け金の倍数）。 | 같은 금액 세 개면 당첨입니다(베팅의 배수). | Tiga angka sama menang, dalam kelipatan taruhan. | Tres importes iguales ganan, en múltiplos de la apuesta. | Ba số giống nhau thắng, tính theo bội số cược. | மூன்று சம தொகைகள் வெல்லும் (பந்தயத்தின் மடங்கு). | จำนวนเท่ากันสามช่องชนะ คิดเป็นเท่าของเดิมพัน',
  card: '卡片：{{boxes}} | 卡片：{{boxes}} | Card: {{boxes}} | カード：{{boxes}} | 카드: {{boxes}} | Kartu: {{boxes}} | Tarjeta: {{boxes}} | Thẻ: {{boxes}} | அட்டை: {{boxes}} | บัตร: {{boxes}}',
  covered: '未刮开 | 未刮開 | Covered | 未開封 | 가려짐 | Tertutup | Cubierto | Chưa cào | மூடியது | ยังไม่ขูด',
  draw: '平局 | 平局 | Draw | 引き分け | 무승부 | Seri | Empate | Hòa | சமநிலை | เสมอ',
  matches: '比赛 | 比賽 | Matches | 試合 | 경기 | Pertandingan | Partidos | Trận đấu | போட்டிகள் | การแข่งขัน',
  startsAt:
    '{{time}} 开始 | {{time}} 開始 | Starts at {{time}} | {{time}} 開始 | {{time}} 시작 | Mulai {{time}} | Empieza a las {{time}} | Bắt đầu lúc {{time}} | தொடக்கம் {{time}} | เริ่ม {{time}}',
  yourBets:
    '您的注单 | 您的注單 | Your bets | あなたのベット | 내 베팅 내역 | Taruhan Anda | Tus apuestas | Phiếu cược của bạn | உங்கள் பந்தயங்கள் | รายการเดิมพัน',
  noBets:
    '还没有投注。 | 還沒有投注。 | No bets yet. | ベットはまだありません。 | 아직 베팅이 없습니다. | Belum ada taruhan. | Aún no hay apuestas. | Chưa có cược. | இன்னும் பந்தயம் இல்லை. | ยังไม่มีเดิมพัน',
  betPlaced:
    '已下注。比赛在 {{time}} 结束后结算。 | 已下注。比賽在 {{time}} 結束後結算。 | Bet placed. It is settled when the match ends at {{time}}. | ベットしました。{{time}} の試合終了後に精算されます。 | 베팅했습니다. {{time}} 경기 종료 후 정산됩니다. | Taruhan dipasang. Diselesaikan setelah pertandingan berakhir pukul {{time}}. | Apuesta hecha. Se liquida al terminar el partido, a las {{time}}. | Đã đặt cược. Thanh toán khi trận kết thúc lúc {{time}}. | பந்தயம் வைக்கப்பட்டது. {{time}} மணிக்கு போட்டி முடிந்ததும் தீர்க்கப்படும். | วางเดิมพันแล้ว สรุปผลเมื่อการแข่งขันจบเวลา {{time}}',
  betOpen: '待结算 | 待結算 | Open | 未確定 | 진행 중 | Terbuka | Abierta | Đang chờ | நிலுவை | รอผล',
  betLost: '未中 | 未中 | Lost | 負け | 낙첨 | Kalah | Perdida | Thua | தோல்வி | แพ้',
  betWon:
    '赢得 {{amount}} | 贏得 {{amount}} | Won {{amount}} | {{amount}} 獲得 | {{amount}} 당첨 | Menang {{amount}} | Ganada: {{amount}} | Thắng {{amount}} | {{amount}} வென்றது | ชนะ {{amount}}',
  noMatch:
    '请先选择一场比赛。 | 請先選擇一場比賽。 | Choose a match first. | まず試合を選んでください。 | 먼저 경기를 선택하세요. | Pilih pertandingan dulu. | Elige primero un partido. | Hãy chọn trận đấu trước. | முதலில் போட்டியைத் தேர்வுசெய்க. | เลือกการแข่งขันก่อน',
  matchClosed:
    '这场比赛已经开始。没有扣款。 | 這場比賽已經開始。沒有扣款。 | This match has begun. No money was taken. | この試合は始まっています。残高は減っていません。 | 경기가 시작되었습니다. 차감된 금액이 없습니다. | Pertandingan sudah dimulai. Tidak ada uang yang diambil. | El partido ya empezó. No se cobró nada. | Trận đã bắt đầu. Không có tiền bị trừ. | போட்டி தொடங்கிவிட்டது. பணம் எடுக்கப்படவில்லை. | การแข่งขันเริ่มแล้ว ไม่มีการหักเงิน',
};

/**
 * Texts about a `count` of one, in the languages that write them differently.
 * @type {Partial<Record<KindTextKey, Record<string, string>>>}
 */
const aboutOne = {
  points: {
    EN: '{{side}}: {{count}} point, {{cards}}',
    ES: '{{side}}: {{count}} punto, {{cards}}',
    TA: '{{side}}: {{count}} புள்ளி, {{cards}}',
  },
};

/**
 * The texts in a language of the portal; a `count` chooses the form by the plural rules of the language.
 * @param {string} language
 * @param {string} locale its BCP 47 tag
 */
export function kindTextsFor(language, locale) {
  const plural = new Intl.PluralRules(locale);
  const code = language === 'HK' ? 'TW' : language;
  const column = Math.max(0, codes.indexOf(codes.includes(code) ? code : 'EN'));
  /**
   * @param {KindTextKey} key
   * @param {Record<string, string | number>} [values]
   */
  return (key, values = {}) => {
    const { count } = values;
    const one = count !== undefined && plural.select(Number(count)) === 'one' ? aboutOne[key]?.[code] : undefined;
    const text = one ?? rows[key].split(' | ')[column] ?? '';
    return text.replace(/\{\{(\w+)\}\}/g, (_whole, name) => String(values[name] ?? ''));
  };
}
