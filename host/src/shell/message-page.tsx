import { buttonStyle, EmptyState, visuallyHidden, type IconShape } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { home } from '../navigation/places/well-known';
import { PlaceLink } from './place-link';
import { usePortal, useText } from './portal';

interface MessagePageProps {
  kind: 'notFound' | 'notAvailable' | 'noRight';
  icon: IconShape;
}

/** A page of the host that shows why there is no content here, with a link home. */
export const MessagePage = observer(function MessagePage({ kind, icon }: MessagePageProps) {
  const text = useText();
  const { arrival, places } = usePortal();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.current) arrival.arrive(page.current);
  }, [arrival, kind]);
  return (
    <div ref={page}>
      <h1 css={visuallyHidden}>{text(`place.${kind}.title`)}</h1>
      <EmptyState
        icon={icon}
        title={text(`place.${kind}.title`)}
        action={
          places.has(home) && (
            <PlaceLink to={home} css={buttonStyle()}>
              {text('place.goHome')}
            </PlaceLink>
          )
        }
      >
        {text(`place.${kind}.text`)}
      </EmptyState>
    </div>
  );
});
