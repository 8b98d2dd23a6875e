import type { AgentAnnouncement } from '@atrium/api';
import type { Texts } from '../merchants/merchant';

/** The merchant's announcements for agents in one language. */
export function announcementsIn(language: string): AgentAnnouncement[] {
  return announcements.map(({ id, time, title, text }) => ({
    id,
    time,
    title: title[language as keyof Texts] ?? title.EN,
    text: text[language as keyof Texts] ?? text.EN,
  }));
}

interface Announcement {
  id: string;
  time: number;
  title: Texts;
  text: Texts;
}

/** Newest first. */
const announcements: Announcement[] = [
  {
    id: '3',
    time: Date.UTC(2025, 11, 29, 2),
    title: {
      CN: '团队总览新增对比',
      TW: '團隊總覽新增對比',
      HK: '團隊總覽新增對比',
      EN: 'The overview compares periods',
      JA: 'チーム概要に比較を追加',
      KO: '팀 현황에 비교 추가',
      ID: 'Ikhtisar kini membandingkan',
      ES: 'El resumen ahora compara',
      VI: 'Tổng quan có thêm so sánh',
      TA: 'மேலோட்டம் ஒப்பிடுகிறது',
      TH: 'ภาพรวมมีการเปรียบเทียบแล้ว',
    },
    text: {
      CN: '每项数据旁都会显示此前同样天数的数据。',
      TW: '每項數據旁都會顯示此前同樣天數的數據。',
      HK: '每項數據旁都會顯示此前同樣天數的數據。',
      EN: 'Each figure now comes with its value in the previous period of the same length.',
      JA: '各数値の横に、直前の同じ日数の数値が表示されます。',
      KO: '각 수치 옆에 직전 같은 기간의 수치가 표시됩니다.',
      ID: 'Di samping setiap angka kini terlihat angka untuk jumlah hari yang sama sebelumnya.',
      ES: 'Junto a cada cifra ves ahora la de los mismos días anteriores.',
      VI: 'Bên cạnh mỗi số liệu là số liệu của cùng số ngày trước đó.',
      TA: 'ஒவ்வொரு எண்ணிக்கையின் அருகிலும் அதற்கு முந்தைய அதே நாட்களின் அளவைக் காணலாம்.',
      TH: 'ข้างตัวเลขแต่ละรายการจะแสดงตัวเลขของจำนวนวันเท่ากันก่อนหน้า',
    },
  },
  {
    id: '2',
    time: Date.UTC(2025, 11, 15, 2),
    title: {
      CN: '年末结算时间',
      TW: '年末結算時間',
      HK: '年末結算時間',
      EN: 'Year-end settlement',
      JA: '年末の精算について',
      KO: '연말 정산 안내',
      ID: 'Penyelesaian akhir tahun',
      ES: 'Liquidación de fin de año',
      VI: 'Quyết toán cuối năm',
      TA: 'ஆண்டிறுதித் தீர்வு',
      TH: 'การสรุปยอดสิ้นปี',
    },
    text: {
      CN: '十二月的结算将于一月三日完成。',
      TW: '十二月的結算將於一月三日完成。',
      HK: '十二月的結算將於一月三日完成。',
      EN: 'December is settled on 3 January.',
      JA: '12月分は1月3日に精算されます。',
      KO: '12월분은 1월 3일에 정산됩니다.',
      ID: 'Bulan Desember diselesaikan pada 3 Januari.',
      ES: 'Diciembre se liquida el 3 de enero.',
      VI: 'Tháng 12 được quyết toán vào ngày 3 tháng 1.',
      TA: 'டிசம்பர் மாதம் ஜனவரி 3 அன்று தீர்க்கப்படும்.',
      TH: 'ยอดเดือนธันวาคมจะสรุปในวันที่ 3 มกราคม',
    },
  },
  {
    id: '1',
    time: Date.UTC(2025, 11, 1, 2),
    title: {
      CN: '欢迎使用代理中心',
      TW: '歡迎使用代理中心',
      HK: '歡迎使用代理中心',
      EN: 'Welcome to the agent centre',
      JA: '代理店センターへようこそ',
      KO: '에이전트 센터에 오신 것을 환영합니다',
      ID: 'Selamat datang di pusat agen',
      ES: 'Te damos la bienvenida al centro de agentes',
      VI: 'Chào mừng đến trung tâm đại lý',
      TA: 'முகவர் மையத்திற்கு வரவேற்கிறோம்',
      TH: 'ยินดีต้อนรับสู่ศูนย์ตัวแทน',
    },
    text: {
      CN: '在这里查看团队、下级与记录。',
      TW: '在這裡查看團隊、下級與記錄。',
      HK: '在這裏查看團隊、下級與記錄。',
      EN: 'Your team, your downlines and their records are here.',
      JA: 'チーム、メンバー、その記録をここで確認できます。',
      KO: '팀, 하위 회원, 내역을 이곳에서 확인하세요.',
      ID: 'Tim, downline, dan catatannya ada di sini.',
      ES: 'Aquí están tu equipo, tus subordinados y sus registros.',
      VI: 'Đội, tuyến dưới và các bản ghi của bạn đều ở đây.',
      TA: 'உங்கள் குழு, கீழ்நிலையினர், அவர்களின் பதிவுகள் இங்கே உள்ளன.',
      TH: 'ดูทีม ดาวน์ไลน์ และรายการทั้งหมดได้ที่นี่',
    },
  },
];
