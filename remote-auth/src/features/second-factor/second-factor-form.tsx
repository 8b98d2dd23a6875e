import { useText } from '@atrium/contract/react';
import { Button, TextField, type TextFieldProps } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import { DiallingCodeField } from '../dialling-code/dialling-code-field';
import type { DiallingCodeStore } from '../dialling-code/dialling-code-store';
import { useDiallingCode } from '../dialling-code/use-dialling-code';
import { SliderStage } from '../slider/slider-stage';
import { useSlider } from '../slider/use-slider';
import { SmsCodeButton } from '../sms-code/sms-code-button';
import { useSmsCode } from '../sms-code/use-sms-code';
import type { SecondFactorField } from './second-factor';
import type { SecondFactorStore } from './second-factor-store';

/** Input settings by field. `authCode` also accepts a recovery code, which contains letters. */
const looks: Record<SecondFactorField, Pick<TextFieldProps, 'purpose' | 'inputMode' | 'maxLength'>> = {
  payeeName: { purpose: 'name', maxLength: 100 },
  mobileNum: { purpose: 'phone', maxLength: 20 },
  verificationCode: { purpose: 'one-time-code', maxLength: 10 },
  authCode: { purpose: 'one-time-code', inputMode: 'text', maxLength: 20 },
  email: { purpose: 'one-time-code', maxLength: 20 },
};

/** Of the field `email` where it takes an address. */
const address = { purpose: 'email', maxLength: 200 } as const;

interface SecondFactorFormProps {
  store: SecondFactorStore;
  /** Of the dialog: its countries are loaded once for all tabs. */
  dialling: DiallingCodeStore;
  mailsCode: boolean;
}

/** One tab: its fields and button. */
export const SecondFactorForm = observer(function SecondFactorForm({
  store,
  dialling: kept,
  mailsCode,
}: SecondFactorFormProps) {
  const text = useText();
  const dialling = useDiallingCode({ kept, isNeeded: store.chosen.id === 'sms' });
  const slider = useSlider();
  const code = useSmsCode('noLogin', slider);
  const inputs = useRef<Partial<Record<SecondFactorField, HTMLInputElement | null>>>({});
  const { chosen, wrong } = store;
  const takesAddress = chosen.id === 'email' && !mailsCode;
  const focus = (field: SecondFactorField | undefined) => void (field && inputs.current[field]?.focus());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    focus(await store.submit(dialling?.codeOnceLoaded()));
  };
  const requestCode = () => {
    const number = store.mobileForCode();
    if (number === undefined) return focus('mobileNum');
    return code.request({ number, countryDialingCode: dialling?.codeOnceLoaded() });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} css={style}>
      <p>{text(takesAddress ? 'secondFactor.hint.emailAddress' : `secondFactor.hint.${chosen.id}`)}</p>
      {dialling && <DiallingCodeField store={dialling} />}
      {chosen.fields.map((field) => (
        <TextField
          key={field}
          ref={(element) => void (inputs.current[field] = element)}
          name={field}
          label={text(takesAddress ? 'secondFactor.field.emailAddress' : `secondFactor.field.${field}`)}
          error={wrong?.field === field ? text(`secondFactor.${wrong.reason}`) : undefined}
          value={store.values[field]}
          onChange={(event) => store.type(field, event.target.value)}
          end={field === 'verificationCode' && <SmsCodeButton code={code} onPress={requestCode} />}
          {...(takesAddress ? address : looks[field])}
        />
      ))}
      <Button type="submit" size="large" block loading={store.asking}>
        {text('secondFactor.submit')}
      </Button>
      <SliderStage slider={slider} />
    </form>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
  & > p {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;
