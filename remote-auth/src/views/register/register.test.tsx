import type { Fact } from '@atrium/contract';
import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import config from '../../../remote.config';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import register from './index';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(facts: Fact[], params: Record<string, string> = {}) {
  mounted = await mountView(register, authHost({ facts }), params);
  await screen.findByRole('heading', { name: EN['title.register'] });
}

describe('registration', () => {
  it('keeps the referral code of the invitation in sight', async () => {
    await open(['switch:USERNAMEREG3'], { referralCode: 'FRIEND7' });
    expect(screen.getByText(/FRIEND7/)).toBeTruthy();
  });

  it('announces the ways the merchant has switched on', async () => {
    await open(['switch:MOBILENUMREG3']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([EN['register.byMobile']]);
  });

  it('exists only where the merchant registers anybody', () => {
    const { when } = config.places[2];
    const exists = (facts: Fact[]) => authHost({ facts }).facts.holds(when);
    expect([exists([]), exists(['switch:USERNAMEREG3']), exists(['switch:MOBILENUMREG3'])]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
