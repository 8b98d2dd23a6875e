import { domains } from './installation';

interface DemoMerchant {
  code: string;
  switches: object;
}

/** Lotus on a domain of its own, with the slider before signing in and this upstream. */
export function merchantsOf(demo: readonly DemoMerchant[], upstream: object): object[] {
  return demo
    .filter(({ code }) => code === 'lotus')
    .map((lotus) => ({
      ...lotus,
      switches: { ...lotus.switches, GEETESTTEST3: true },
      domains: [domains.own],
      tracking: [
        {
          domain: `www.${domains.own}`,
          gtmId: 'local-GTM',
          gtagId: 'local-G',
          fbPixelId: 'local-1',
          tiktokPixelId: 'local-C',
          appsFlyerId: 'local-a',
          adjustId: '',
        },
      ],
      upstream,
    }));
}
