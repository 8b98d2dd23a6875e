import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';

/** Opens the dialog that turns points into money, for those who have points. */
export function ConvertButton({ onConverted }: { onConverted: () => void }) {
  const { navigation } = useHost();
  const text = useText();
  const mine = useCan('points.see');
  const open = async () => {
    if ((await navigation.open('mall.convert@1')) !== undefined) onConverted();
  };
  return mine ? (
    <Button size="small" variant="secondary" onClick={() => void open()}>
      {text('title.convert')}
    </Button>
  ) : null;
}
