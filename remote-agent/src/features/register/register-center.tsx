import { useCan, useText } from '@atrium/contract/react';
import { EmptyState, TabPanel, Tabs, userIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { RegisterForm } from './register-form';
import { RegistrationLinksPage } from './registration-links';

type Part = 'downline' | 'links';

/** Registering a downline, and registration links, each under its switch. */
export function RegisterCenter() {
  const text = useText();
  const canRegister = useCan('downline.register');
  const canCreate = useCan('link.create');
  const canManage = useCan('links.manage');
  const parts: Part[] = [
    ...(canRegister ? (['downline'] as const) : []),
    ...(canCreate || canManage ? (['links'] as const) : []),
  ];
  const [chosen, setChosen] = useState<Part>();
  const part = chosen && parts.includes(chosen) ? chosen : parts[0];
  if (!part) return <EmptyState icon={userIcon} title={text('register.nothing')} />;
  const content = part === 'downline' ? <RegisterForm /> : <RegistrationLinksPage />;
  if (parts.length === 1) return <div css={style}>{content}</div>;
  return (
    <div css={style}>
      <Tabs
        label={text('page.registerCenter')}
        tabs={parts.map((id) => ({ id, label: text(`register.tab.${id}`) }))}
        selected={part}
        onSelect={(id) => setChosen(id === 'links' ? 'links' : 'downline')}
        panelId="register-part"
      />
      <TabPanel id="register-part" selected={part}>
        {content}
      </TabPanel>
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
