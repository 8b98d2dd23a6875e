import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePortal } from './portal';
import { sectionsAt } from './sections-at';
import { useLate } from './use-late';

const load = () => import(/* webpackChunkName: "home-sections" */ './home/section-list');

/** The remotes' sections below the home page. Their code is not needed for the first content. */
export const HomeSections = observer(function HomeSections() {
  const portal = usePortal();
  const { SectionList } = useLate(load) ?? {};
  if (sectionsAt(portal, 'home-section@1').length === 0) return null;
  // keeps the footer below the screen, so that it does not move
  return SectionList ? <SectionList /> : <div css={reserved} />;
});

const reserved = css`
  min-block-size: 100vh;
`;
