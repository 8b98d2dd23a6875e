import { observer } from 'mobx-react-lite';
import { ViewSlot } from '../mounting/view-slot';
import { usePortal } from './portal';
import { RemoteFault } from './remote-fault';
import { sectionsAt } from './sections-at';
import { Waiting } from './waiting';

/** The remotes' sections below the home page. */
export const HomeSections = observer(function HomeSections() {
  const portal = usePortal();
  return sectionsAt(portal, 'home-section@1').map(({ remote, section }) => (
    <ViewSlot
      key={`${remote.name} ${section.id} ${remote.edition}`}
      remote={remote}
      view={section.view}
      params={{}}
      placement={{ as: 'section' }}
      services={portal.mounting}
      waiting={(slow) => <Waiting slow={slow} />}
      fault={(retry) => <RemoteFault retry={retry} />}
    />
  ));
});
