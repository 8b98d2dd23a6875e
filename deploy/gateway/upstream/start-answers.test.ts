import { demoMerchants, loadMerchants } from '../../merchants';
import { StartAnswerer, type AskUpstream } from './start-answers';

const [aurora, lotus] = loadMerchants(demoMerchants).all;
if (!aurora || !lotus) throw new Error('the demonstration has three merchants');
const visitor = {
  address: '203.0.113.7',
  host: 'aurora.atrium.localhost',
  authority: 'aurora.atrium.localhost:4400',
  scheme: 'http',
  language: 'CN',
};
const success = (value: unknown) => JSON.stringify({ success: true, value });

function recording(answer: (target: string) => Promise<string> = async () => success({})) {
  const asked: string[] = [];
  const ask: AskUpstream = (merchant, target, { address }) => {
    asked.push(`${merchant.code} ${target} ${address}`);
    return answer(target);
  };
  return { asked, ask };
}

it('makes all start-up calls concurrently', async () => {
  const { ask, asked } = recording(async (target) => success({ target }));
  const answers = await new StartAnswerer(ask, 1000).answersFor(aurora, visitor);
  expect(Object.keys(answers).sort()).toEqual([
    'system.countries',
    'system.domainRoute',
    'system.permission',
    'system.settings',
    'system.status',
    'system.templates',
    'system.whitelabel',
  ]);
  expect(asked).toContain('aurora /wps/system/status?host=aurora.atrium.localhost 203.0.113.7');
});

it('caches answers for all visitors for five seconds, countries for five minutes, and repeats calls that depend on the visitor', async () => {
  let now = 0;
  const { ask, asked } = recording();
  const answerer = new StartAnswerer(ask, 1000, () => now);
  await answerer.answersFor(aurora, visitor);
  expect(asked).toHaveLength(7);
  now = 4_999;
  await answerer.answersFor(aurora, visitor);
  expect(asked).toHaveLength(9);
  now = 5_001;
  await answerer.answersFor(aurora, visitor);
  expect(asked).toHaveLength(15);
  now = 300_001;
  await answerer.sharedAnswers(aurora, visitor);
  expect(asked).toHaveLength(20);
});

it('shares a call that depends on the visitor while it is under way, among equal visitors only', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { ask, asked } = recording(async () => held.then(() => success({})));
  const answerer = new StartAnswerer(ask, 1000);
  const permissions = (merchant: string) =>
    asked.filter((line) => line.startsWith(merchant) && line.includes('permission')).length;
  const equal = [answerer.answersFor(aurora, visitor), answerer.answersFor(aurora, { ...visitor })];
  expect(permissions('aurora')).toBe(1);
  const others = [
    { address: '203.0.113.8' },
    { authority: 'aurora.atrium.localhost:4500' },
    { scheme: 'https' },
    { language: 'EN' },
  ].map((other) => answerer.answersFor(aurora, { ...visitor, ...other }));
  expect(permissions('aurora')).toBe(5);
  const elsewhere = answerer.answersFor(lotus, visitor);
  expect(permissions('lotus')).toBe(1);
  release();
  const answered = await Promise.all([...equal, ...others, elsewhere]);
  for (const answers of answered) expect(answers).toHaveProperty(['system.permission'], {});
  await answerer.answersFor(aurora, visitor);
  expect(permissions('aurora')).toBe(6);
});

it('asks again after a shared call has failed', async () => {
  let works = false;
  const { ask } = recording(async () => (works ? success({}) : Promise.reject(new Error('out of reach'))));
  const answerer = new StartAnswerer(ask, 1000);
  const failed = await Promise.all([answerer.answersFor(aurora, visitor), answerer.answersFor(aurora, visitor)]);
  for (const answers of failed) expect(answers).not.toHaveProperty(['system.status']);
  works = true;
  expect(await answerer.answersFor(aurora, visitor)).toHaveProperty(['system.status'], {});
});

it('does not reuse answers of one merchant for another', async () => {
  const { ask, asked } = recording();
  const answerer = new StartAnswerer(ask, 1000);
  await answerer.answersFor(aurora, visitor);
  await answerer.answersFor(lotus, visitor);
  expect(asked).toHaveLength(14);
});

it('leaves out failed answers, and repeats their calls', async () => {
  const { ask, asked } = recording(async (target) => {
    if (target.includes('whitelabel')) throw new Error('out of reach');
    return target.includes('templates') ? JSON.stringify({ success: false, code: 'x' }) : success({});
  });
  const answerer = new StartAnswerer(ask, 1000);
  const answers = await answerer.answersFor(aurora, visitor);
  expect(answers).not.toHaveProperty(['system.whitelabel']);
  expect(answers).not.toHaveProperty(['system.templates']);
  await answerer.answersFor(aurora, visitor);
  expect(asked.filter((line) => line.includes('whitelabel'))).toHaveLength(2);
});

it('repeats a failed call for a page at once, and for the polls of open pages after five seconds', async () => {
  let now = 0;
  const { ask, asked } = recording(() => Promise.reject(new Error('out of reach')));
  const answerer = new StartAnswerer(ask, 1000, () => now);
  const settings = () => asked.filter((line) => line.includes('settings')).length;
  await answerer.sharedAnswers(aurora, visitor);
  expect(await answerer.sharedAnswers(aurora, visitor)).toEqual({});
  expect(settings()).toBe(1);
  await answerer.answersFor(aurora, visitor);
  expect(settings()).toBe(2);
  now = 5_001;
  await answerer.sharedAnswers(aurora, visitor);
  expect(settings()).toBe(3);
});

it('does not delay the page for a slow answer', async () => {
  const { ask } = recording((target) =>
    target.includes('settings') ? new Promise(() => undefined) : Promise.resolve(success({})),
  );
  const answers = await new StartAnswerer(ask, 20).answersFor(aurora, visitor);
  expect(answers).not.toHaveProperty(['system.settings']);
  expect(answers).toHaveProperty(['system.status']);
});
