import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { FramePage } from '../../features/game-frame/frame-page';

function Demo({ params }: ViewComponentProps) {
  return <FramePage mode="demo" gameType={params.gameType} />;
}

export default reactView(Demo);
