import { openStorage } from '../storage/open-storage';
import { keptReports } from '../telemetry/kept-reports';
import { afterInterrupted } from './after-interrupted';
import { badReleases } from './bad-releases';
import { startMarks } from './start-marks';

let now = 0;
beforeEach(() => {
  now = 1_900_000_000_000;
  sessionStorage.clear();
  localStorage.clear();
});

const clock = () => now;
const session = () => openStorage(() => sessionStorage);
const pageWith = (reportToken: string) =>
  startMarks({ storage: session(), reportToken, composition: 'c1', now: clock });

/** What the tab's next page does with the marks. */
function nextPage() {
  const kept = keptReports(
    openStorage(() => localStorage),
    clock,
  );
  const bad = badReleases(session());
  afterInterrupted({ storage: session(), bad, kept, merchant: 'aurora', now: clock });
  return { bad, reports: kept.ofOtherPages('this page') };
}

test('the tab leaves a release that blocked its page, and reports it with the token of that page', () => {
  pageWith('blocked page').begin('lobby', 'r1');
  const at = now;
  now += 5_000;

  const { bad, reports } = nextPage();

  expect(bad.has('r1')).toBe(true);
  expect(reports).toEqual([
    {
      reportToken: 'blocked page',
      merchant: 'aurora',
      composition: 'c1',
      dropped: 0,
      reports: [expect.objectContaining({ remote: 'lobby', release: 'r1', phase: 'load', kind: 'error', at })],
    },
  ]);
});

test('the same mark counts once', () => {
  pageWith('blocked page').begin('lobby', 'r1');
  now += 5_000;
  nextPage();
  expect(nextPage().reports).toHaveLength(1);
});

test('a page that was blocked for less than five seconds is not reported, and the tab leaves the release', () => {
  pageWith('blocked page').begin('lobby', 'r1');
  now += 4_999;
  const { bad, reports } = nextPage();
  expect(bad.has('r1')).toBe(true);
  expect(reports).toEqual([]);
});

test('the blocked time begins with the last start, because earlier code returned the thread', () => {
  const marks = pageWith('blocked page');
  const end = marks.begin('member', 'r2');
  now += 10_000;
  end();
  marks.begin('lobby', 'r1');
  now += 1_000;
  expect(nextPage().reports).toEqual([]);
});

test('an impatient reload during a slow load leaves no mark', () => {
  pageWith('slow page').begin('lobby', 'r1');
  now += 20_000;
  window.dispatchEvent(new Event('pagehide'));
  const { bad, reports } = nextPage();
  expect(bad.has('r1')).toBe(false);
  expect(reports).toEqual([]);
});

test('two releases that were starting at once are not reported, and the tab leaves both', () => {
  const marks = pageWith('blocked page');
  marks.begin('lobby', 'r1');
  marks.begin('member', 'r2');
  now += 60_000;
  const { bad, reports } = nextPage();
  expect(reports).toEqual([]);
  expect([bad.has('r1'), bad.has('r2')]).toEqual([true, true]);
});

test('two views of one release are one cause', () => {
  const marks = pageWith('blocked page');
  marks.begin('lobby', 'r1');
  marks.begin('lobby', 'r1');
  now += 5_000;
  expect(nextPage().reports).toHaveLength(1);
});

test('a page with completed starts leaves no mark', () => {
  pageWith('whole page').begin('lobby', 'r1')();
  now += 60_000;
  const { bad, reports } = nextPage();
  expect(bad.has('r1')).toBe(false);
  expect(reports).toEqual([]);
});
