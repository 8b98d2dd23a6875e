import type { LoadTexts, Texts } from '../remote/define-remote';
import { textFaults } from './text-faults';

const whole: Record<string, Texts> = {
  EN: { play: 'Play', 'play.named': 'Play {{name}}', pages: '{{number}} / {{of}}', vip: 'VIP' },
  CN: { play: '开始', 'play.named': '开始 {{name}}', pages: '{{number}} / {{of}}', vip: 'VIP' },
  TW: { play: '開始', 'play.named': '開始 {{name}}', pages: '{{number}} / {{of}}', vip: 'VIP' },
  HK: { play: '開始', 'play.named': '開始 {{name}}', pages: '{{number}} / {{of}}', vip: 'VIP' },
  JA: { play: 'プレイ', 'play.named': 'プレイ {{name}}', pages: '{{of}}中{{number}}', vip: 'VIP' },
  KO: { play: '시작', 'play.named': '{{name}} 시작', pages: '{{number}} / {{of}}', vip: 'VIP' },
  ID: { play: 'Main', 'play.named': 'Main {{name}}', pages: '{{number}} / {{of}}', vip: 'VIP' },
  ES: { play: 'Jugar', 'play.named': 'Jugar a {{name}}', pages: '{{number}} / {{of}}', vip: 'VIP' },
  VI: { play: 'Chơi', 'play.named': 'Chơi {{name}}', pages: '{{number}} / {{of}}', vip: 'VIP' },
  TA: { play: 'விளையாடு', 'play.named': 'விளையாடு {{name}}', pages: '{{number}} / {{of}}', vip: 'VIP' },
  TH: { play: 'เล่น', 'play.named': 'เล่น {{name}}', pages: '{{number}} / {{of}}', vip: 'VIP' },
};
const load =
  (texts: Record<string, Texts>): LoadTexts =>
  (code) => {
    const own = texts[code];
    return own ? Promise.resolve({ default: own }) : Promise.reject(new Error(`No texts in ${code}`));
  };
const faultsOf = (texts: Record<string, Texts>) => textFaults(load(texts), { borrowed: ['vip'] });

test('finds no fault in complete texts, including borrowed ones', async () => {
  expect(await faultsOf(whole)).toEqual([]);
});

test.each<[string, Texts]>([
  ['VI: play is missing.', { ...whole.VI, play: ' ' }],
  ['VI: stop is not in English.', { ...whole.VI, stop: 'Dừng' }],
  ['VI: play is in English.', { ...whole.VI, play: 'Play', 'play.named': 'Play! {{name}}' }],
  ['VI: pages names other values than in English.', { ...whole.VI, pages: '{{number}}' }],
  ['VI: play.named lacks the text "Chơi" of the button.', { ...whole.VI, 'play.named': 'Vào {{name}}' }],
])('reports: %s', async (fault, vietnamese) => {
  expect(await faultsOf({ ...whole, VI: vietnamese })).toEqual([fault]);
});

test('finds texts that no source uses, when given the sources', async () => {
  expect(
    await textFaults(load(whole), { borrowed: ['vip'], sources: ["text('play')", "text('pages')", "'play.named'"] }),
  ).toEqual(['vip is said nowhere.']);
});

test.each(['HK', 'KO', 'ID', 'ES', 'TA'])('%s lacks nothing either', async (code) => {
  const { play, ...rest } = whole[code] ?? {};
  expect(play).toBeDefined();
  expect(await faultsOf({ ...whole, [code]: rest })).toContain(`${code}: play is missing.`);
});

test('reports a missing language', async () => {
  const { TH, ...rest } = whole;
  expect(TH).toBeDefined();
  expect(await faultsOf(rest)).toEqual(['There are no texts in TH.']);
});
