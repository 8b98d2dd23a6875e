import type { Fact, Host } from '@atrium/contract';

export type SliderVersion = 'v3' | 'v4';

type Known = Pick<Host, 'facts' | 'settings'>;

/** Which of its two interfaces the merchant's provider speaks. */
export function sliderVersion({ settings }: Pick<Host, 'settings'>): SliderVersion {
  return settings.value('captchaVersion') === 'v3' ? 'v3' : 'v4';
}

/** Whether signing in takes the slider: by GEETEST3, and outside of the provider's trial by GEETESTTEST3 as well. */
export function signInTakesSlider({ facts, settings }: Known): boolean {
  const onTrial = settings.value('captchaTest') === '1';
  const switches: Fact[] = onTrial ? ['switch:GEETEST3'] : ['switch:GEETEST3', 'switch:GEETESTTEST3'];
  return facts.holds(switches);
}

/** Whether a code by text message takes the slider. */
export function smsTakesSlider({ facts }: Pick<Host, 'facts'>): boolean {
  return facts.has('switch:GEETESTVCODE3');
}
