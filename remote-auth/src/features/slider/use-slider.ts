import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { Slider } from './slider';

/** A form's slider, for as long as the form stands; to be drawn by a `SliderStage`. */
export function useSlider(): Slider {
  const host = useHost();
  const [slider] = useState(() => new Slider(host));
  useEffect(() => () => slider.reset(), [slider]);
  return slider;
}
