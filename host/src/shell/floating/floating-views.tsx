import { observer } from 'mobx-react-lite';
import { ViewSlot } from '../../mounting/view-slot';
import { usePortal } from '../portal';
import { sectionsAt } from '../sections-at';

/** Each widget in a slot of its own; a failed one is not drawn, and a hidden one keeps its state. */
export const FloatingViews = observer(function FloatingViews({ quiet }: { quiet: boolean }) {
  const portal = usePortal();
  const { pathname } = portal.history.now;
  return sectionsAt(portal, 'floating@1').map(({ remote, section }) => (
    <div
      key={`${remote.name} ${section.id} ${remote.edition}`}
      hidden={quiet || section.hiddenOn?.some((path) => isBelow(pathname, path))}
    >
      <ViewSlot
        remote={remote}
        view={section.view}
        params={{}}
        placement={{ as: 'section' }}
        services={portal.mounting}
        waiting={() => null}
        fault={() => null}
      />
    </div>
  ));
});

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
