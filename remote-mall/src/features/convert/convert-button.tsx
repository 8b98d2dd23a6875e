import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { requireRealAccount } from '../trial-account/require-real-account';

/** Button that opens the conversion of points, for customers with points. */
export function ConvertButton({ onConverted }: { onConverted: () => void }) {
  const host = useHost();
  const text = useText();
  const hasPoints = useCan('points.see');
  const open = async () => {
    if (!(await requireRealAccount(host))) return;
    if ((await host.navigation.open('mall.convert@1')) !== undefined) onConverted();
  };
  return hasPoints ? (
    <Button size="small" variant="secondary" onClick={() => void open()}>
      {text('title.convert')}
    </Button>
  ) : null;
}
