import {
  systemBanners,
  systemCountries,
  systemDomainRoute,
  systemEncryptionKey,
  systemLocation,
  systemPermission,
  systemRegisterSettings,
  systemSettings,
  systemStatus,
  systemTemplates,
  systemWhitelabel,
} from '@atrium/api';
import type { Backend } from '../backend';
import { siteState } from '../control/site-state';
import { switchesOf } from '../control/switches';
import { currentKey } from '../encryption/keys';
import { open, type Operation } from '../wire/operation';
import { bannersOf } from './banners';
import { countries } from './countries';
import { registrationOf, settingsOf } from './settings';

export const systemOperations = (backend: Backend): Operation[] => [
  open(systemSettings, async (_request, { merchant }) => settingsOf(merchant, await switchesOf(backend, merchant))),
  open(systemWhitelabel, (_request, { merchant }) => merchant.whitelabel),
  open(systemDomainRoute, (_request, { merchant }) => ({
    customerService: '/help',
    domainList: backend.addresses.portals(merchant.code),
  })),
  open(systemTemplates, (_request, { merchant }) => ({
    merchantCode: merchant.code,
    templateId: 'T1',
    parameters: { switch_register: true, prize_mode: 'Lott' },
  })),
  open(systemRegisterSettings, (_request, { merchant }) => registrationOf(merchant)),
  open(systemBanners, ({ groupName, language }, { merchant }) => bannersOf(merchant, groupName, language)),
  open(systemStatus, async (_request, { merchant, address }) => ({
    ...(await siteState(backend, merchant.code)),
    ip: address,
  })),
  open(systemPermission, async (_request, { merchant, address }) => ({
    ...(await siteState(backend, merchant.code)),
    ip: address,
  })),
  open(systemLocation, (_request, { merchant, address }) => ({ countryCode: merchant.country, ip: address })),
  open(systemCountries, () => countries),
  open(systemEncryptionKey, async () => {
    const { id, jwk } = await currentKey(backend);
    return { kid: id, jwk: { kty: 'RSA', n: jwk.n, e: jwk.e } };
  }),
];
