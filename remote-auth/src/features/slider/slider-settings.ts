import type { Fact, Host } from '@atrium/contract';

export type SliderVersion = 'v3' | 'v4';

type SliderHost = Pick<Host, 'facts' | 'settings'>;

/** Interface version of the merchant's provider. */
export function sliderVersion({ settings }: Pick<Host, 'settings'>): SliderVersion {
  return settings.value('captchaVersion') === 'v3' ? 'v3' : 'v4';
}

/** Whether sign-in requires the slider: GEETEST3 in the provider's test mode, otherwise also GEETESTTEST3. */
export function signInNeedsSlider({ facts, settings }: SliderHost): boolean {
  const testMode = settings.value('captchaTest') === '1';
  const switches: Fact[] = testMode ? ['switch:GEETEST3'] : ['switch:GEETEST3', 'switch:GEETESTTEST3'];
  return facts.holds(switches);
}

/** Whether sending a text message code requires the slider. */
export function smsNeedsSlider({ facts }: Pick<Host, 'facts'>): boolean {
  return facts.has('switch:GEETESTVCODE3');
}
