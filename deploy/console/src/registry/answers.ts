import type { RegistryAnswers } from '@atrium/api/registry';

export type OperationName = keyof RegistryAnswers;

export type Identity = RegistryAnswers['who-am-i'];
export type Channel = RegistryAnswers['status'][number];
export type NamedRelease = Channel['stable'];
export type HistoryEvent = RegistryAnswers['history'][number];
export type ReleaseLine = RegistryAnswers['releases'][number];
export type Finding = RegistryAnswers['check'][number];
export type Comparison = RegistryAnswers['compare'];
export type FailureRates = RegistryAnswers['failures'];
export type ReleaseRates = FailureRates['releases'][number];
export type MerchantLine = RegistryAnswers['merchants'][number];
export type MerchantStatus = RegistryAnswers['merchant'];
export type MerchantDetail = NonNullable<MerchantEvent['detail']>;
export type MerchantEvent = RegistryAnswers['merchant-history'][number];
