import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { Slider } from './slider';

/** The slider of a form, to be rendered by a `SliderStage`. */
export function useSlider(): Slider {
  const host = useHost();
  const [slider] = useState(() => new Slider(host));
  useEffect(() => () => slider.reset(), [slider]);
  return slider;
}
