import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { HelpCentre } from '../../features/help/help-centre';

/** The help centre; `mode` is `menu` for a menu of its topics. */
function Help({ params }: ViewComponentProps) {
  return <HelpCentre initialMode={params.mode === 'menu' ? 'menu' : 'tree'} />;
}

export default reactView(Help);
