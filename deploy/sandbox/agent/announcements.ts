import type { AgentAnnouncement } from '@atrium/api';
import type { Texts } from '../merchants/merchant';

/** What the merchant tells its agents, in one language. */
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

/** The latest first. */
const announcements: Announcement[] = [
  {
    id: '3',
    time: Date.UTC(2025, 11, 29, 2),
    title: {
      CN: '团队总览新增对比',
      TW: '團隊總覽新增對比',
      EN: 'The overview compares',
      JA: 'チーム概要に比較を追加',
      VI: 'Tổng quan có thêm so sánh',
      TH: 'ภาพรวมมีการเปรียบเทียบแล้ว',
    },
    text: {
      CN: '每项数据旁都会显示此前同样天数的数据。',
      TW: '每項數據旁都會顯示此前同樣天數的數據。',
      EN: 'Beside each figure you now see what it was over as many days before.',
      JA: '各数値の横に、直前の同じ日数の数値が表示されます。',
      VI: 'Bên cạnh mỗi số liệu là số liệu của cùng số ngày trước đó.',
      TH: 'ข้างตัวเลขแต่ละรายการจะแสดงตัวเลขของจำนวนวันเท่ากันก่อนหน้า',
    },
  },
  {
    id: '2',
    time: Date.UTC(2025, 11, 15, 2),
    title: {
      CN: '年末结算时间',
      TW: '年末結算時間',
      EN: 'Settlement at the end of the year',
      JA: '年末の精算について',
      VI: 'Quyết toán cuối năm',
      TH: 'การสรุปยอดสิ้นปี',
    },
    text: {
      CN: '十二月的结算将于一月三日完成。',
      TW: '十二月的結算將於一月三日完成。',
      EN: 'December is settled on the third of January.',
      JA: '12月分は1月3日に精算されます。',
      VI: 'Tháng 12 được quyết toán vào ngày 3 tháng 1.',
      TH: 'ยอดเดือนธันวาคมจะสรุปในวันที่ 3 มกราคม',
    },
  },
  {
    id: '1',
    time: Date.UTC(2025, 11, 1, 2),
    title: {
      CN: '欢迎使用代理中心',
      TW: '歡迎使用代理中心',
      EN: 'Welcome to the agent centre',
      JA: '代理店センターへようこそ',
      VI: 'Chào mừng đến trung tâm đại lý',
      TH: 'ยินดีต้อนรับสู่ศูนย์ตัวแทน',
    },
    text: {
      CN: '在这里查看团队、下级与记录。',
      TW: '在這裡查看團隊、下級與記錄。',
      EN: 'Your team, your downlines and their records are here.',
      JA: 'チーム、メンバー、その記録をここで確認できます。',
      VI: 'Đội, tuyến dưới và các bản ghi của bạn đều ở đây.',
      TH: 'ดูทีม ดาวน์ไลน์ และรายการทั้งหมดได้ที่นี่',
    },
  },
];
