import { observer } from 'mobx-react-lite';
import { useConsole } from '../boot/use-console';
import { needsRelease } from './change';
import type { ChangeForm } from './change-form';
import { EffectRows } from './effect-rows';
import { effectsOf } from './effects';

/** The effects of a change, once enough input is there. */
export const EffectTable = observer(function EffectTable({ form }: { form: ChangeForm }) {
  const console = useConsole();
  const { action, channel, change, draft } = form;
  if (needsRelease(action) && !draft.release) return null;
  const effects = effectsOf(channel, change, (id) => console.named(channel.remote, id));
  return effects.length === 0 ? null : <EffectRows effects={effects} />;
});
