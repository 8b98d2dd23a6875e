import * as v from 'valibot';
import { memberIcon, memberInfo } from './member';

test('the member info carries the VIP fields, and none that the back end does not name [MEM-10]', () => {
  const vip = { hasVip: 'Y', vipLabelName: 'Gold', showVipBenefit: 0, vipRankLevel: 3, vipProgress: 0.25 };
  expect(v.parse(memberInfo.answer, { account: 'mei88', ...vip })).toMatchObject({
    ...{ hasVip: true, vipLabelName: 'Gold', showVipBenefit: false, vipRankLevel: 3, vipProgress: 0.25 },
  });
  const { hasVip, vipProgress } = v.parse(memberInfo.answer, { account: 'mei88' });
  expect([hasVip, vipProgress]).toEqual([undefined, undefined]);
});

test.each([
  [
    { avatarType: 'SYSTEM', avatar: '4' },
    { avatarType: 'SYSTEM', avatar: '4' },
  ],
  [
    { avatarType: 1, avatar: 4 },
    { avatarType: '1', avatar: '4' },
  ],
  [{ icon: {}, avatarType: [], avatar: '4' }, { avatar: '4' }],
])('the avatar %j is read as %j: an odd value costs only itself [MEM-12]', (answer, read) => {
  expect(v.parse(memberIcon.answer, answer)).toEqual(read);
});
