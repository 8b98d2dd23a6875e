import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';

/** Button that opens the conversion of points, for customers with points. */
export function ConvertButton({ onConverted }: { onConverted: () => void }) {
  const { navigation } = useHost();
  const text = useText();
  const hasPoints = useCan('points.see');
  const open = async () => {
    if ((await navigation.open('mall.convert@1')) !== undefined) onConverted();
  };
  return hasPoints ? (
    <Button size="small" variant="secondary" onClick={() => void open()}>
      {text('title.convert')}
    </Button>
  ) : null;
}
