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
import { portalOrigins, type Backend } from '../backend';
import { siteState } from '../control/site-state';
import { switchesOf } from '../control/switches';
import { currentKey } from '../encryption/keys';
import { supportLinksFor } from '../support/support-links-for';
import { publicOperation, type Operation } from '../wire/operation';
import { bannersOf } from './banners';
import { countriesOf } from './countries';
import { deadLines } from './demo-lines';
import { settingsOf, templatesOf, whitelabelOf } from './settings';

export const systemOperations = (backend: Backend): Operation[] => [
  publicOperation(systemSettings, async (_request, { merchant }) =>
    settingsOf(merchant, await switchesOf(backend, merchant)),
  ),
  publicOperation(systemWhitelabel, (_request, { merchant }) => whitelabelOf(merchant)),
  publicOperation(systemDomainRoute, (_request, { merchant }) => ({
    customerService: supportLinksFor(merchant, undefined)[0]?.path ?? '',
    domainList: [
      ...portalOrigins(backend, merchant),
      ...deadLines(merchant.code, (site) => backend.origins.portal(site)),
    ],
  })),
  publicOperation(systemTemplates, async (_request, { merchant }) =>
    templatesOf(merchant, await switchesOf(backend, merchant)),
  ),
  publicOperation(systemRegisterSettings, (_request, { merchant }) => registerSettingsAnswer(merchant)),
  publicOperation(systemBanners, ({ groupName, language }, { merchant }) => bannersOf(merchant, groupName, language)),
  publicOperation(systemStatus, async (_request, { merchant, address }) => ({
    ...(await siteState(backend, merchant.code)),
    ip: address,
  })),
  publicOperation(systemPermission, async (_request, { merchant, address }) => ({
    ...(await siteState(backend, merchant.code)),
    ip: address,
  })),
  publicOperation(systemLocation, (_request, { merchant, address }) => ({
    countryCode: merchant.country,
    ip: address,
  })),
  publicOperation(systemCountries, (_request, { merchant }) => countriesOf(merchant)),
  publicOperation(systemEncryptionKey, async () => {
    const { id, jwk } = await currentKey(backend);
    return { kid: id, jwk: { kty: 'RSA', n: jwk.n, e: jwk.e } };
  }),
];
