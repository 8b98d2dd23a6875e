import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { SupportFrame } from '../../features/customer-service/support-frame';

/** Customer service in a frame; `position` is where the person asked for it. */
function SupportView({ params: { position } }: ViewComponentProps) {
  return <SupportFrame position={position === 'right-bar' ? 'right-bar' : 'menu'} />;
}

export default reactView(SupportView);
