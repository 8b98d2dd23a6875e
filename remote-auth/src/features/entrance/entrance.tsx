import { useHost } from '@atrium/contract/react';
import type { ReactNode } from 'react';
import { EntrancePage } from './entrance-page';
import { EntrancePopup } from './entrance-popup';

export interface EntranceProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Whether customer service is among the children, so that it is not offered beside them as well. */
  serviceInside?: boolean;
  /** What is no way in and stands below the picture; below the ways in where there is no room for one. */
  beside?: ReactNode;
  children: ReactNode;
}

/** What every way in stands in: a page with picture and side menu, or a compact sheet over the page. */
export function Entrance(props: EntranceProps) {
  const { navigation } = useHost();
  return navigation.standing === 'over' ? <EntrancePopup {...props} /> : <EntrancePage {...props} />;
}
