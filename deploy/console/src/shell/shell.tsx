import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ChangeDialog } from '../change/change-dialog';
import { useConsole } from '../boot/use-console';
import { HistoryPage } from '../history/history-page';
import { MerchantDialog } from '../merchants/merchant-dialog';
import { MerchantPage } from '../merchants/merchant-page';
import { MerchantsPage } from '../merchants/merchants-page';
import { ReleasesPage } from '../releases/releases-page';
import { RemotePage } from '../remote/remote-page';
import { ServingBanner } from '../serving/serving-banner';
import { DoneToast } from './done-toast';
import { Header } from './header';

/** The frame of every page: header, gateway state, content, confirmations and dialogs. */
export const Shell = observer(function Shell({ onSignOut }: { onSignOut: () => void }) {
  const console = useConsole();
  return (
    <>
      <Header onSignOut={onSignOut} />
      <main id="content" css={style}>
        <ServingBanner serving={console.serving} />
        <Routes>
          <Route index element={<ReleasesPage />} />
          <Route path="remotes/:remote" element={<RemotePage />} />
          <Route path="merchants" element={<MerchantsPage />} />
          <Route path="merchants/:code" element={<MerchantPage />} />
          <Route path="history" element={<HistoryPage />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </main>
      <DoneToast />
      {console.form && <ChangeDialog key={console.form.action} form={console.form} />}
      {console.merchantForm && <MerchantDialog form={console.merchantForm} />}
    </>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-inline-size: var(--size-page);
  margin-inline: auto;
  padding: var(--space-5) var(--size-gutter) var(--space-8);
`;
