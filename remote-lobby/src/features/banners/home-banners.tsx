import { systemBanners } from '@atrium/api';
import { bannerIntervals } from '@atrium/api/figures';
import { useHost, useText } from '@atrium/contract/react';
import { LoadableSection, LoadFailed, Skeleton } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useLoadable } from '../loading/use-loadable';
import { BannerCarousel } from './banner-carousel';
import { bannerSize } from './banner-slide';

/** Banners of the group `home`; renders nothing without any. */
export const HomeBanners = observer(function HomeBanners() {
  const { api, language } = useHost();
  const text = useText();
  const banners = useLoadable(() => api.call(systemBanners, { groupName: 'home', language: language.current.get() }));
  if (banners.state === 'ready' && banners.value?.length === 0) return null;
  return (
    <LoadableSection
      state={banners.state}
      value={banners.value}
      failure={
        <LoadFailed title={text('home.banners.failed')} text={text} onRetry={() => void banners.again()} of={banners} />
      }
      loading={
        <div css={bannerSize}>
          <Skeleton shape="card" height="100%" />
        </div>
      }
    >
      {(shown) => <BannerCarousel banners={shown} interval={bannerIntervals.home} />}
    </LoadableSection>
  );
});
