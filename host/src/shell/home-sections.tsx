import type { ViewPoint } from '@atrium/contract';
import { observer } from 'mobx-react-lite';
import { ViewSlot } from '../mounting/view-slot';
import { usePortal, type Portal } from './portal';
import { RemoteFault } from './remote-fault';
import { Waiting } from './waiting';

/** The remotes' sections below the home page. */
export const HomeSections = observer(function HomeSections() {
  return <Sections point="home-section@1" />;
});

/** Widgets that float above every page; a failed one is not drawn. */
export const FloatingViews = observer(function FloatingViews() {
  return <Sections point="floating@1" quiet />;
});

const Sections = observer(function Sections({ point, quiet = false }: { point: ViewPoint; quiet?: boolean }) {
  const portal = usePortal();
  return sectionsAt(portal, point).map(({ remote, section }) => (
    <ViewSlot
      key={`${remote.name} ${section.id} ${remote.edition}`}
      remote={remote}
      view={section.view}
      params={{}}
      placement={{ as: 'section' }}
      services={portal.mounting}
      waiting={(slow) => (quiet ? null : <Waiting slow={slow} />)}
      fault={(retry) => (quiet ? null : <RemoteFault retry={retry} />)}
    />
  ));
});

function sectionsAt({ remotes, facts }: Portal, point: ViewPoint) {
  return remotes.all
    .filter((remote) => facts.holds(remote.release.descriptor.when))
    .flatMap((remote) => (remote.release.descriptor.sections ?? []).map((section) => ({ remote, section })))
    .filter(({ section }) => section.point === point && facts.holds(section.when))
    .sort((one, other) => one.section.order - other.section.order);
}
