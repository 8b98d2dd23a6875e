import type { VendorCard } from '@atrium/api';
import { Link, useCan, useHost, useReadable, useText } from '@atrium/contract/react';
import { LoadFailed, quietLinkStyle, SectionHeader, TabPanel, visuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Favourites } from '../favourites/favourites';
import { ListedGames } from '../games/listed-games';
import { useVendorCards } from '../vendors/use-vendor-cards';
import { CategoryLists } from './category-lists';
import { fetchSlots } from './fetch-slots';
import { CategoryFilter } from './category-filter';
import { ListTabs, ListTabsSkeleton } from './list-tabs';
import { NameSearch } from './name-search';
import { SignInPrompt } from './sign-in-prompt';
import { chooseList, isListed, isPersonal, slotLists, type SlotList } from './slot-list';
import { slotParams, type SlotQuery } from './slot-query';
import { SlotResults } from './slot-results';
import { usePersonalChanges } from './use-personal-changes';
import { VendorsFailed } from './vendors-failed';

const panelId = 'lobby-slots-panel';
const none: VendorCard[] = [];

/** Slot lobby: tabs of lists and vendors, filters by category and name, forty games a page. */
export const SlotLobby = observer(function SlotLobby({ query }: { query: SlotQuery }) {
  const host = useHost();
  const text = useText();
  useReadable(host.facts.revision);
  const vendors = useVendorCards();
  const cards = vendors.value ?? none;
  const lists = slotLists(cards, host.can);
  // while vendors are loading, a page can only be matched with the other lists; the hot one is chosen without them
  const list =
    vendors.state === 'loading'
      ? lists.find(({ page }) => page === (query.page || 'hot'))
      : chooseList(lists, cards, query.page);
  const change = (changes: Partial<SlotQuery>) =>
    host.navigation.refine(slotParams({ ...query, pageNo: 1, ...changes }), { push: true });
  const results = useRef<HTMLHeadingElement>(null);
  const search = (name: string) => {
    change({ name });
    // an emptied field keeps the focus for the next name
    if (name !== '') results.current?.focus();
  };
  const select = (page: string) => {
    const chosen = lists.find((other) => other.page === page);
    if (chosen && isPersonal(chosen) && !host.can('list.personal'))
      void host.commands.run('lobby.open-personal-list@1', { page }).catch(() => undefined);
    else change({ page });
  };

  return (
    <div css={style}>
      <SectionHeader
        level={1}
        title={text('menu.rng')}
        end={
          <>
            <Link to="lobby.search@1" params={query.name ? { q: query.name } : {}} css={[quietLinkStyle, searchStyle]}>
              {text('search.all')}
            </Link>
            <NameSearch name={query.name} onSearch={search} />
          </>
        }
      />
      {vendors.state === 'loading' && lists.length === 0 ? (
        <ListTabsSkeleton />
      ) : (
        <ListTabs
          lists={lists}
          selected={list?.page ?? ''}
          panelId={panelId}
          onSelect={select}
          end={vendors.state === 'failed' && list && <VendorsFailed onRetry={() => void vendors.again()} />}
        />
      )}
      {query.page !== '' && vendors.state === 'ready' && !isListed(lists, cards, query.page) && (
        <p role="status">{text('list.unknown-vendor')}</p>
      )}
      <CategoryFilter query={query} onChange={change} />
      <TabPanel id={panelId} selected={list?.page ?? ''}>
        <h2 ref={results} tabIndex={-1} css={visuallyHidden}>
          {text('title.vendor')}
        </h2>
        {vendors.state === 'failed' && !list ? (
          <LoadFailed title={text('list.failed')} text={text} onRetry={() => void vendors.again()} of={vendors} />
        ) : (
          <SlotPanel list={list} query={query} onChange={change} waiting={vendors.state === 'loading'} />
        )}
      </TabPanel>
    </div>
  );
});

interface SlotPanelProps {
  list: SlotList | undefined;
  query: SlotQuery;
  onChange: (changes: Partial<SlotQuery>) => void;
  waiting: boolean;
}

/** Content of the selected tab. */
function SlotPanel({ list, query, onChange, waiting }: SlotPanelProps) {
  const host = useHost();
  const signedIn = useCan('list.personal');
  const language = useReadable(host.language.current);
  const [games] = useState(() => new ListedGames());
  const [favourites] = useState(() => new Favourites());
  const [categories] = useState(() => new CategoryLists(host));
  const closed = list !== undefined && isPersonal(list) && !signedIn;
  const { category, name, pageNo } = query;
  const { page, vendor } = list ?? {};
  const code = vendor?.code;
  usePersonalChanges(games, favourites, page);
  useEffect(() => {
    if (page !== undefined && !closed)
      void games.show(() => fetchSlots(host, { page, vendor: code }, { category, name, pageNo }, categories));
  }, [host, games, categories, page, code, closed, category, name, pageNo, language]);
  if (closed) return <SignInPrompt page={list.page} />;
  return <SlotResults {...{ games, favourites, list, query, onChange, waiting }} />;
}

/** Beside the search field; on phones at the end of the heading's line. */
const searchStyle = css`
  margin-inline-start: auto;
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  & > :first-child {
    margin-block-end: 0;
  }
`;
