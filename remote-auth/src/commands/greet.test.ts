import EN from '../locales/EN.json';
import { authHost } from '../testing/auth-host';
import greet from './greet';

describe('greeting after the first sign-in', () => {
  it('shows a welcome with a link to account protection [LOG-30]', async () => {
    const host = authHost({ settings: { merchant: { code: 'aurora', name: 'Aurora' } } });
    await greet(host);
    expect(host.records.messages).toEqual([
      {
        kind: 'choose',
        message: {
          title: 'Welcome to Aurora',
          text: EN['greet.text'],
          actions: [{ label: EN['greet.later'] }, { label: EN['greet.secure'], to: { place: 'member.account@1' } }],
        },
      },
    ]);
  });

  it("runs the merchant's own welcome if a remote offers one [LOG-30]", async () => {
    const host = authHost({ commands: { 'welcome.first-time@1': {} } });
    await greet(host);
    expect(host.records.commands).toEqual([{ name: 'welcome.first-time@1', request: {} }]);
    expect(host.records.messages).toEqual([]);
  });
});
