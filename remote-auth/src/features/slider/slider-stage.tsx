import { useHost } from '@atrium/contract/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Slider } from './slider';
import type { SliderDialog } from './slider-dialog';

type Drawn = typeof SliderDialog;

/** Where a form's slider shows when it is asked for; its code is fetched then, and not before. */
export const SliderStage = observer(function SliderStage({ slider }: { slider: Slider }) {
  const { telemetry } = useHost();
  const [Dialog, setDialog] = useState<Drawn>();
  const { request } = slider;
  useEffect(() => {
    if (!request || Dialog) return;
    import('./slider-dialog').then(
      (chunk) => setDialog(() => chunk.SliderDialog),
      (error: unknown) => {
        telemetry.error(error);
        request.settle(undefined, 'later.missing');
      },
    );
  }, [request, Dialog, telemetry]);
  return request && Dialog ? <Dialog request={request} /> : null;
});
