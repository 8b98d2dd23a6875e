import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { usePortal } from '../portal';
import { sectionsAt } from '../sections-at';
import { useLate } from '../use-late';

const load = () => import(/* webpackChunkName: "floating" */ './floating-views');

/**
 * Widgets that float above every page. Their code is loaded when the first page that is not quiet has one; from then on
 * they stay mounted, and hidden on quiet pages.
 */
export const Floating = observer(function Floating({ quiet }: { quiet: boolean }) {
  const portal = usePortal();
  const [begun, setBegun] = useState(false);
  if (!begun && !quiet && sectionsAt(portal, 'floating@1').length > 0) setBegun(true);
  return begun ? <Late quiet={quiet} /> : null;
});

function Late({ quiet }: { quiet: boolean }) {
  const { FloatingViews } = useLate(load) ?? {};
  return FloatingViews ? <FloatingViews quiet={quiet} /> : null;
}
