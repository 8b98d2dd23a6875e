import { Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { ViewSlot } from '../../mounting/view-slot';
import { usePortal } from '../portal';
import { sectionsAt } from '../sections-at';
import { inOrder } from './in-order';

/** Reserved for a section that names no height. CSS pixels. */
const usualHeight = { phone: 240, desktop: 280 };

/** Each section in a slot of its own. A failed or empty one takes no room. */
export const SectionList = observer(function SectionList() {
  const portal = usePortal();
  const sections = inOrder(sectionsAt(portal, 'home-section@1'), portal.merchant.values['homeSections']);
  return (
    <div css={style}>
      {sections.map(({ remote, section }) => (
        <ViewSlot
          key={`${remote.name} ${section.id} ${remote.edition}`}
          remote={remote}
          view={section.view}
          params={{}}
          placement={{ as: 'section' }}
          services={portal.mounting}
          waiting={() => <SectionSkeleton height={section.height ?? usualHeight} />}
          fault={() => null}
        />
      ))}
    </div>
  );
});

function SectionSkeleton({ height: { phone, desktop } }: { height: typeof usualHeight }) {
  return (
    <div
      aria-hidden="true"
      css={[skeleton, { blockSize: phone, '@media (min-width: 1024px)': { blockSize: desktop } }]}
    >
      <Skeleton width="12rem" height="1.75rem" />
      <Skeleton shape="card" height="100%" />
    </div>
  );
}

const style = css`
  /* only around what is drawn: a view that failed or has nothing to show leaves no gap */
  & > [aria-busy],
  & > :has(> [data-holder]:not([hidden]) > * > * > *) {
    margin-block-start: var(--space-6);
  }
`;

const skeleton = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--space-3);
`;
