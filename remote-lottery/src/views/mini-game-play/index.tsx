import { miniGameEdition } from '@atrium/api';
import { reactView, useHost, type ViewComponentProps } from '@atrium/contract/react';
import { MiniGame } from '../../features/mini-game/mini-game';

/** The mini-game in the edition of the address, or else of the merchant's switches. */
function MiniGamePlay({ params }: ViewComponentProps) {
  const { facts } = useHost();
  const named = params.edition === 'v1' || params.edition === 's1' ? params.edition : undefined;
  return <MiniGame edition={named ?? miniGameEdition((name) => facts.has(`switch:${name}`)) ?? 'v1'} />;
}

export default reactView(MiniGamePlay);
