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
import { registerSettingsAnswer } from '../../merchants';
import { portalsOf, type Backend } from '../backend';
import { siteState } from '../control/site-state';
import { switchesOf } from '../control/switches';
import { currentKey } from '../encryption/keys';
import { open, type Operation } from '../wire/operation';
import { bannersOf } from './banners';
import { countries } from './countries';
import { settingsOf, templatesOf, whitelabelOf } from './settings';

export const systemOperations = (backend: Backend): Operation[] => [
  open(systemSettings, async (_request, { merchant }) => settingsOf(merchant, await switchesOf(backend, merchant))),
  open(systemWhitelabel, (_request, { merchant }) => whitelabelOf(merchant)),
  open(systemDomainRoute, (_request, { merchant }) => ({
    customerService: merchant.customerService[0]?.path ?? '',
    domainList: portalsOf(backend, merchant),
  })),
  open(systemTemplates, (_request, { merchant }) => templatesOf(merchant)),
  open(systemRegisterSettings, (_request, { merchant }) => registerSettingsAnswer(merchant)),
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
