import { gameTypes } from '@atrium/api';
import type { Host, NavItemChild } from '@atrium/contract';
import * as v from 'valibot';
import { fetchMenu } from '../features/vendor-menu/fetch-menu';
import { menuChildren } from '../features/vendor-menu/menu-children';

const RequestSchema = v.object({ gameType: v.picklist(gameTypes) });

/** `lobby.vendor-menu@1`: the submenu of a category. @throws when the menu could not be loaded. */
export default async function listVendorMenu(host: Host, request: unknown): Promise<NavItemChild[]> {
  const { gameType } = v.parse(RequestSchema, request);
  return menuChildren(await fetchMenu(host), gameType, host);
}
