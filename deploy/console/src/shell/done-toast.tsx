import { Toast, ToastStack } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useConsole } from '../boot/use-console';

/** Milliseconds that a confirmation is shown. */
const shownFor = 10_000;

/** Confirms a change. */
export const DoneToast = observer(function DoneToast() {
  const console = useConsole();
  const { done } = console;
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => console.clearDone(), shownFor);
    return () => clearTimeout(timer);
  }, [console, done]);
  return (
    <ToastStack label="Confirmation">
      {done && (
        <Toast tone="success" dismissLabel="Dismiss" onDismiss={() => console.clearDone()}>
          {done}
        </Toast>
      )}
    </ToastStack>
  );
});
