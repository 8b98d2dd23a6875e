import { returnAddress } from './return-address';

const overlay = (place: `${string}@${number}`, params = {}) => ({ key: place, place, params, entries: 1 });
const addresses: Record<string, string> = { 'member.window@1': '/member/page/withdraw', 'mall.cart@1': '/mall/cart' };
const places = { href: (name: string) => addresses[name] };

const at = (overlays: ReturnType<typeof overlay>[]) => ({
  places,
  history: { now: { pathname: '/member', search: '?page=personalProfit', overlays } },
});

test('the way back to a page is its path and query', () => {
  expect(returnAddress(at([]))).toBe('/member?page=personalProfit');
});

test('over a page it is the address of the highest overlay that has one', () => {
  expect(returnAddress(at([overlay('member.window@1')]))).toBe('/member/page/withdraw');
  expect(returnAddress(at([overlay('mall.cart@1'), overlay('member.window@1'), overlay('member.payments@1')]))).toBe(
    '/member/page/withdraw',
  );
  expect(returnAddress(at([overlay('member.payments@1')]))).toBe('/member?page=personalProfit');
});
