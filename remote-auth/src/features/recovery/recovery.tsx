import { useHost, useText } from '@atrium/contract/react';
import { TabPanel, Tabs } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCustomerService } from '../customer-service/use-customer-service';
import type { RecoveryMethod } from './recovery-fields';
import { RecoveryForm } from './recovery-form';
import { RecoveryService } from './recovery-service';
import { RecoveryStore } from './recovery-store';

const panel = 'recovery-method';
const tabs = [
  { id: 'mobile', title: 'forgot.byMobile', about: 'forgot.byMobile.about', submit: 'forgot.submit' },
  { id: 'email', title: 'forgot.byEmail', about: 'forgot.byEmail.about', submit: 'forgot.submitEmail' },
  { id: 'service', title: 'forgot.byService', about: '', submit: '' },
] as const;

interface RecoveryProps {
  /** The name typed at sign-in. */
  username: string;
  onSent: () => void;
}

/** Tabs with the recovery methods; the typed username is kept between them. */
export const Recovery = observer(function Recovery({ username, onSent }: RecoveryProps) {
  const host = useHost();
  const text = useText();
  const [stores] = useState<Record<RecoveryMethod, RecoveryStore>>(() => ({
    mobile: new RecoveryStore(host, 'mobile', username),
    email: new RecoveryStore(host, 'email', username),
  }));
  const hasService = useCustomerService() !== undefined;
  const offered = tabs.filter(({ id }) => id !== 'service' || hasService);
  const [picked, setChosen] = useState<(typeof tabs)[number]>(tabs[0]);
  const chosen = offered.includes(picked) ? picked : tabs[0];
  const [name, setName] = useState(username);
  const choose = (id: string) => {
    const typed = chosen.id === 'service' ? name : stores[chosen.id].username;
    for (const store of Object.values(stores)) store.form.field('username').type(typed);
    setName(typed);
    setChosen(tabs.find((tab) => tab.id === id) ?? chosen);
  };
  return (
    <div css={{ minInlineSize: 0 }}>
      <Tabs
        label={text('forgot.methods')}
        tabs={offered.map(({ id, title }) => ({ id, label: text(title) }))}
        selected={chosen.id}
        onSelect={choose}
        panelId={panel}
      />
      <TabPanel id={panel} selected={chosen.id}>
        {chosen.id === 'service' ? (
          <RecoveryService username={name} />
        ) : (
          <RecoveryForm
            key={chosen.id}
            store={stores[chosen.id]}
            about={text(chosen.about)}
            submit={text(chosen.submit)}
            onSent={onSent}
          />
        )}
      </TabPanel>
    </div>
  );
});
