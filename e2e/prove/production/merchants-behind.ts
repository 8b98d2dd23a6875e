import { domains } from './installation';

interface DemoMerchant {
  code: string;
  switches: object;
}

/** Lotus on its own domain, with this upstream, the slider before each sign-in, and one tag of every vendor. */
export function merchantsBehind(upstream: object, demo: readonly DemoMerchant[]): object[] {
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
          adjustId: 'local-d',
        },
      ],
      upstream,
    }));
}
