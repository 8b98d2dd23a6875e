import { texts } from '../merchants/texts';

/** Descriptions of the demo rewards, by code. */
export const descriptions = {
  powerbank: texts(`
    10,000 毫安时，轻薄机身，双接口。
    10,000 毫安時，輕薄機身，雙接口。
    10,000 毫安時，輕薄機身，雙接口。
    10,000 mAh in a slim case, with two ports.
    10,000 mAh、薄型ボディ、2ポート。
    10,000mAh, 얇은 본체, 포트 2개.
    10.000 mAh, bodi tipis, dua porta.
    10.000 mAh en una carcasa fina, con dos puertos.
    10.000 mAh, vỏ mỏng, hai cổng sạc.
    10,000 mAh, மெல்லிய உறை, இரண்டு போர்ட்கள்.
    ความจุ 10,000 mAh ตัวเครื่องบาง สองพอร์ต
  `),
  headphones: texts(`
    头戴式，一次充电可用三十小时，可折叠。
    頭戴式，一次充電可用三十小時，可摺疊。
    頭戴式，一次充電可用三十小時，可摺疊。
    Over the ear, thirty hours on one charge, folds flat.
    オーバーイヤー型、1回の充電で30時間、折りたたみ式。
    오버이어형, 한 번 충전으로 30시간, 접이식.
    Menutup telinga, tiga puluh jam sekali isi, bisa dilipat.
    Circumaurales, treinta horas por carga, plegables.
    Chụp tai, ba mươi giờ mỗi lần sạc, gập phẳng.
    காதை மூடும் வகை, ஒரு சார்ஜில் முப்பது மணி நேரம், மடிக்கலாம்.
    แบบครอบหู ใช้งานสามสิบชั่วโมงต่อการชาร์จ พับเก็บได้
  `),
  watch: texts(`
    心率、睡眠与五十种运动，续航一周。
    心率、睡眠與五十種運動，續航一週。
    心率、睡眠與五十種運動，續航一週。
    Heart rate, sleep and fifty sports; good for a week.
    心拍・睡眠・50種のスポーツを記録、1週間使えます。
    심박수, 수면, 50가지 운동 기록. 일주일 사용.
    Detak jantung, tidur, dan lima puluh olahraga; tahan seminggu.
    Pulso, sueño y cincuenta deportes; dura una semana.
    Nhịp tim, giấc ngủ và năm mươi môn thể thao; pin một tuần.
    இதயத் துடிப்பு, உறக்கம், ஐம்பது விளையாட்டுகள்; ஒரு வாரம் நீடிக்கும்.
    วัดหัวใจ การนอน และกีฬาห้าสิบชนิด ใช้ได้หนึ่งสัปดาห์
  `),
  phone: texts(`
    明亮大屏，夜景相机。积分加现金兑换。
    明亮大螢幕，夜景相機。積分加現金兌換。
    明亮大螢幕，夜景相機。積分加現金兌換。
    A bright large screen and a camera for the night. For points and money.
    明るい大画面と夜景に強いカメラ。ポイントと現金で。
    밝고 큰 화면과 야간 카메라. 포인트와 현금으로 교환.
    Layar besar yang terang dan kamera malam. Dengan poin dan uang.
    Pantalla grande y luminosa y cámara nocturna. Con puntos y dinero.
    Màn hình lớn rực rỡ, chụp đêm đẹp. Đổi bằng điểm và tiền.
    பிரகாசமான பெரிய திரை, இரவுக் கேமரா. புள்ளிகளும் பணமும் சேர்த்து.
    จอใหญ่สว่าง กล้องถ่ายกลางคืน แลกด้วยคะแนนและเงิน
  `),
  coffee: texts(`
    任选咖啡馆，两杯咖啡。
    任選咖啡館，兩杯咖啡。
    任選咖啡館，兩杯咖啡。
    Two cups at a café of your choice.
    お好きなカフェで2杯。
    원하는 카페에서 두 잔.
    Dua cangkir di kafe pilihan Anda.
    Dos tazas en la cafetería que elijas.
    Hai tách tại quán bạn chọn.
    நீங்கள் விரும்பும் காபிக் கடையில் இரண்டு கோப்பைகள்.
    กาแฟสองแก้วที่ร้านที่คุณเลือก
  `),
  cinema: texts(`
    任意影片、任意日期，两张。
    任意影片、任意日期，兩張。
    任意影片、任意日期，兩張。
    Two seats for any film, on any day.
    好きな映画・好きな日に2名様。
    모든 영화, 모든 날짜에 두 좌석.
    Dua kursi untuk film apa saja, hari apa saja.
    Dos butacas para cualquier película, cualquier día.
    Hai ghế cho phim bất kỳ, ngày bất kỳ.
    எந்தப் படத்திற்கும், எந்த நாளிலும் இரண்டு இருக்கைகள்.
    สองที่นั่ง เรื่องใดก็ได้ วันใดก็ได้
  `),
  dinner: texts(`
    合作餐厅，双人三道式晚餐。
    合作餐廳，雙人三道式晚餐。
    合作餐廳，雙人三道式晚餐。
    Three courses for two at a partner restaurant.
    提携レストランで2名様3品のコース。
    제휴 레스토랑의 2인 3코스.
    Tiga hidangan untuk berdua di restoran mitra.
    Tres platos para dos en un restaurante asociado.
    Ba món cho hai người tại nhà hàng đối tác.
    கூட்டாளர் உணவகத்தில் இருவருக்கு மூன்று வகை உணவு.
    สามคอร์สสำหรับสองคนที่ร้านอาหารพันธมิตร
  `),
  mug: texts(`
    容量 400 毫升，附保温盖。
    容量 400 毫升，附保溫蓋。
    容量 400 毫升，附保溫蓋。
    Holds 400 ml, with a lid that keeps it warm.
    400 ml、保温ふた付き。
    400ml, 보온 뚜껑 포함.
    Isi 400 ml, dengan tutup penahan panas.
    De 400 ml, con tapa que conserva el calor.
    Dung tích 400 ml, có nắp giữ ấm.
    400 மி.லி., சூட்டைக் காக்கும் மூடியுடன்.
    ความจุ 400 มล. มีฝาเก็บความร้อน
  `),
  teapot: texts(`
    一壶四杯，手工上釉炻器。
    一壺四杯，手工上釉炻器。
    一壺四杯，手工上釉炻器。
    A pot and four cups of stoneware, glazed by hand.
    急須と湯呑み4客、手掛け釉薬の炻器。
    손으로 유약을 입힌 석기 주전자와 찻잔 4개.
    Satu teko dan empat cangkir tembikar, glasir buatan tangan.
    Tetera y cuatro tazas de gres, esmaltadas a mano.
    Một ấm bốn chén gốm, tráng men thủ công.
    கையால் மெருகூட்டிய ஒரு கெண்டியும் நான்கு கோப்பைகளும்.
    กาและถ้วยสี่ใบ เครื่องหินเคลือบด้วยมือ
  `),
  backpack: texts(`
    二十升，防雨，可放笔记本电脑。
    二十升，防雨，可放筆記型電腦。
    二十升，防雨，可放手提電腦。
    Twenty litres, rain proof, with room for a laptop.
    20リットル、防水、ノートPC収納。
    20리터, 방수, 노트북 수납.
    Dua puluh liter, tahan hujan, muat laptop.
    Veinte litros, impermeable, con espacio para el portátil.
    Hai mươi lít, chống mưa, có ngăn laptop.
    இருபது லிட்டர், மழை புகாது, மடிக்கணினிக்கு இடம்.
    ยี่สิบลิตร กันฝน มีช่องใส่แล็ปท็อป
  `),
  lamp: texts(`
    冷暖光可调，轻触调光。
    冷暖光可調，輕觸調光。
    冷暖光可調，輕觸調光。
    Warm to cold light, dimmed by a touch.
    暖色から寒色まで、タッチで調光。
    따뜻한 빛부터 차가운 빛까지, 터치로 조절.
    Cahaya hangat hingga dingin, diredupkan dengan sentuhan.
    De luz cálida a fría, se atenúa con un toque.
    Ánh sáng ấm đến lạnh, chạm để chỉnh.
    சூடான முதல் குளிர்ந்த ஒளி வரை, தொட்டால் மங்கும்.
    ปรับแสงอุ่นถึงเย็น แตะเพื่อหรี่
  `),
  coin: texts(`
    一盎司纯银，本季限定铸造。
    一盎司純銀，本季限定鑄造。
    一盎司純銀，本季限定鑄造。
    One ounce of fine silver, struck for this season.
    純銀1オンス、今シーズン限定の鋳造。
    순은 1온스, 이번 시즌 한정 주조.
    Satu ons perak murni, dicetak untuk musim ini.
    Una onza de plata fina, acuñada para esta temporada.
    Một ounce bạc nguyên chất, đúc riêng mùa này.
    ஒரு அவுன்ஸ் தூய வெள்ளி, இந்தப் பருவத்திற்காக அச்சிடப்பட்டது.
    เงินบริสุทธิ์หนึ่งออนซ์ ผลิตเฉพาะฤดูกาลนี้
  `),
  trophy: texts(`
    镌刻您的名字，独一无二。
    鐫刻您的名字，獨一無二。
    鐫刻您的名字，獨一無二。
    With your name engraved. One of a kind.
    お名前を刻印。世界に一つだけ。
    이름을 새긴 단 하나의 컵.
    Diukir dengan nama Anda. Hanya satu.
    Con tu nombre grabado. Única.
    Khắc tên bạn. Độc nhất vô nhị.
    உங்கள் பெயர் பொறிக்கப்பட்டது. ஒன்றே ஒன்று.
    สลักชื่อของคุณ มีชิ้นเดียว
  `),
};
