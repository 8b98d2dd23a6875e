import { reactView } from '@atrium/contract/react';
import { GameTypePanel } from '../../features/game-type-panel/game-type-panel';
import { JackpotBand } from '../../features/jackpot/jackpot-band';

function GameTypes() {
  return (
    <>
      <JackpotBand />
      <GameTypePanel />
    </>
  );
}

export default reactView(GameTypes);
