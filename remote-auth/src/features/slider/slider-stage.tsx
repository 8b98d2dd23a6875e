import { useHost } from '@atrium/contract/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Slider } from './slider';
import type { SliderDialog } from './slider-dialog';

type LoadedDialog = typeof SliderDialog;

/** Renders a form's slider while one is requested; its code is loaded on first use. */
export const SliderStage = observer(function SliderStage({ slider }: { slider: Slider }) {
  const { telemetry } = useHost();
  const [Dialog, setDialog] = useState<LoadedDialog>();
  const { request } = slider;
  useEffect(() => {
    if (!request || Dialog) return;
    import('./slider-dialog').then(
      (chunk) => setDialog(() => chunk.SliderDialog),
      (error: unknown) => {
        telemetry.error(error);
        request.settle(undefined, 'part.missing');
      },
    );
  }, [request, Dialog, telemetry]);
  return request && Dialog ? <Dialog request={request} /> : null;
});
