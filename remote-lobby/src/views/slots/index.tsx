import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { SlotLobby } from '../../features/slot-lobby/slot-lobby';
import { readSlotQuery } from '../../features/slot-lobby/slot-query';

function Slots({ params }: ViewComponentProps) {
  return <SlotLobby query={readSlotQuery(params)} />;
}

export default reactView(Slots);
