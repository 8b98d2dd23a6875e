import { gameCategories } from '@atrium/api';
import type { PlaceParams } from '@atrium/contract';

export type Category = '' | (typeof gameCategories)[number];

/** The slot lobby's state, kept in the address so that Back and shared links restore it. */
export interface SlotQuery {
  /** Account type or shown name of a vendor, or the page name of a list; empty if the address has none. */
  page: string;
  /** Empty for all. */
  category: Category;
  name: string;
  /** 1-based. */
  pageNo: number;
}

export function readSlotQuery(params: PlaceParams): SlotQuery {
  const pageNo = Number(params.pageNo);
  return {
    page: params.page ?? '',
    category: gameCategories.find((category) => category === params.category) ?? '',
    name: (params.name ?? '').trim().slice(0, 60),
    pageNo: Number.isSafeInteger(pageNo) && pageNo > 0 ? pageNo : 1,
  };
}

/** Parameters of a query, without defaults. */
export function slotParams({ page, category, name, pageNo }: SlotQuery): PlaceParams {
  return {
    ...(page && { page }),
    ...(category && { category }),
    ...(name && { name }),
    ...(pageNo > 1 && { pageNo: String(pageNo) }),
  };
}
