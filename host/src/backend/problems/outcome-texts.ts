import type { LanguageCode, Texts } from '@atrium/contract';

/** Texts about a call that moves money and got no clear answer, beyond the host's own. */
export const outcomeTexts: Record<LanguageCode, Texts> = {
  CN: {
    unknown: '暂时无法确认您的请求是否已完成。请先查看记录和余额。如果原样再次提交同一表单，只会执行一次。',
    look: '查看记录',
  },
  TW: {
    unknown: '暫時無法確認您的請求是否已完成。請先查看記錄和餘額。若原樣再次送出同一表單，只會執行一次。',
    look: '查看記錄',
  },
  HK: {
    unknown: '暫時未能確認您的要求是否已完成。請先查看紀錄及結餘。若原樣再次提交同一表格，只會執行一次。',
    look: '查看紀錄',
  },
  EN: {
    unknown:
      'We do not know yet whether this was carried out. Please check your record and your balance first. If you send the same form again without changes, it is carried out only once.',
    look: 'Open the record',
  },
  JA: {
    unknown:
      '処理が完了したかどうか、まだ確認できません。先に履歴と残高をご確認ください。同じ内容のまま再送信しても、処理は一度だけ行われます。',
    look: '履歴を見る',
  },
  KO: {
    unknown:
      '요청이 처리되었는지 아직 확인할 수 없습니다. 먼저 내역과 잔액을 확인해 주세요. 같은 내용을 그대로 다시 보내도 한 번만 처리됩니다.',
    look: '내역 보기',
  },
  ID: {
    unknown:
      'Kami belum tahu apakah permintaan ini sudah diproses. Periksa dulu riwayat dan saldo Anda. Jika formulir yang sama dikirim lagi tanpa perubahan, permintaan hanya diproses satu kali.',
    look: 'Buka riwayat',
  },
  ES: {
    unknown:
      'Todavía no sabemos si la operación se realizó. Revise primero su historial y su saldo. Si envía otra vez el mismo formulario sin cambios, se realiza una sola vez.',
    look: 'Abrir el historial',
  },
  TA: {
    unknown:
      'இது நிறைவேறியதா என்பது இன்னும் தெரியவில்லை. முதலில் உங்கள் பதிவையும் இருப்பையும் பாருங்கள். அதே படிவத்தை மாற்றாமல் மீண்டும் அனுப்பினால், அது ஒரு முறை மட்டுமே நிறைவேறும்.',
    look: 'பதிவைத் திற',
  },
  TH: {
    unknown:
      'ยังไม่ทราบว่ารายการนี้สำเร็จหรือไม่ โปรดตรวจสอบประวัติและยอดเงินก่อน หากส่งแบบฟอร์มเดิมอีกครั้งโดยไม่แก้ไข ระบบจะทำรายการเพียงครั้งเดียว',
    look: 'เปิดประวัติ',
  },
  VI: {
    unknown:
      'Chưa rõ yêu cầu này đã được thực hiện hay chưa. Vui lòng kiểm tra lịch sử và số dư trước. Nếu gửi lại cùng biểu mẫu mà không thay đổi, yêu cầu chỉ được thực hiện một lần.',
    look: 'Mở lịch sử',
  },
};
