import { useText } from '@atrium/contract/react';
import { Card, chevronLeftIcon, chevronRightIcon, IconButton } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { GuidePicture, guideSteps } from './guide-picture';

/** Six pictures from the code to the open app. */
export function IosGuide() {
  const text = useText();
  const [step, setStep] = useState(1);
  return (
    <Card role="group" aria-label={text('download.guide')}>
      <h2>{text('download.guide')}</h2>
      <div css={style}>
        <IconButton
          label={text('download.previous')}
          icon={chevronLeftIcon}
          disabled={step === 1}
          onClick={() => setStep(step - 1)}
        />
        <figure aria-live="polite">
          <GuidePicture step={step} label={text('download.step', { number: step, count: guideSteps })} />
          <figcaption>{text(`download.step${step}`)}</figcaption>
        </figure>
        <IconButton
          label={text('download.next')}
          icon={chevronRightIcon}
          disabled={step === guideSteps}
          onClick={() => setStep(step + 1)}
        />
      </div>
    </Card>
  );
}

const style = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  & > figure {
    display: grid;
    gap: var(--space-3);
    justify-items: center;
    margin: 0;
    text-align: center;
  }
  & figcaption {
    min-block-size: 3em;
  }
`;
