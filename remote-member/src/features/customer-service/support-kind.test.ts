import { csTypes } from '@atrium/api';
import { memberHost } from '../../testing/member-host';
import { supportKind } from './support-kind';

const settings = {
  value: (name: string) => ({ embedOrigin: 'https://lotus--{part}.embed.test', verifyToken: 'key 1' })[name],
};

test.each([...csTypes, 'OTHER', 'toString', undefined])(
  'the kind %p opens its web address; AICAN verifies customers, and no kind a guest [CSV-02] [CSV-12]',
  async (csType) => {
    const host = memberHost({ settings });
    const { address, extras } = supportKind(csType);
    const entry = { title: 'Desk', path: 'https://desk.example.test/chat' };
    expect(await address(host, entry)).toBe(entry.path);
    const verified = { userId: '7', userName: 'mei88', verifyToken: 'key 1' };
    expect(extras(host)).toEqual(csType === 'AICAN' ? verified : undefined);
    expect(extras(memberHost({ settings, session: { status: 'visitor' } }))).toBeUndefined();
  },
);

test.each([
  ['AICAN', '/desk', 'https://lotus--support.embed.test/desk'],
  ['LIVECHAT', '/help', `${window.location.origin}/help`],
  ['AICAN', '//elsewhere.test', undefined],
  ['COMM100', 'not readable', undefined],
] as const)('%s reads the path %s as %s [CSV-05]', async (csType, path, expected) => {
  expect(await supportKind(csType).address(memberHost({ settings }), { title: '', path })).toBe(expected);
});
