import { systemBanners } from '@atrium/api';
import { bannerIntervals } from '@atrium/api/figures';
import { RequestNumber, useHost, useText } from '@atrium/contract/react';
import { ErrorState, Skeleton } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useLoadable } from '../loading/use-loadable';
import { BannerCarousel } from './banner-carousel';
import { bannerSize } from './banner-slide';

/** Banners of the group `home`; renders nothing without any. */
export const HomeBanners = observer(function HomeBanners() {
  const { api, language } = useHost();
  const text = useText();
  const banners = useLoadable(() => api.call(systemBanners, { groupName: 'home', language: language.current.get() }));
  if (banners.state === 'loading')
    return (
      <div css={bannerSize}>
        <Skeleton shape="card" height="100%" />
      </div>
    );
  if (banners.state === 'failed')
    return (
      <ErrorState
        title={text('home.banners.failed')}
        retryLabel={text('failed.retry')}
        onRetry={() => void banners.again()}
      >
        <RequestNumber of={banners} />
      </ErrorState>
    );
  return <BannerCarousel banners={banners.value ?? []} interval={bannerIntervals.home} />;
});
