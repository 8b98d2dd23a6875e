import { createHash } from 'node:crypto';
import {
  evaluate,
  type ComposedRelease,
  type ComposedRemote,
  type Composition,
  type Descriptor,
  type ReleaseManifest,
  type When,
} from '@atrium/contract';
import { closedAddresses } from './closed-addresses';
import { isStandAlone } from './stand-alone';
import { pageScriptAddress } from '../source-scripts/source-script-names';
import { knownToServer, merchantFacts } from './merchant-facts';
import type { PageMerchant } from './page-merchant';
import { withoutUnavailable } from './without-unavailable';

export interface ComposeRequest {
  merchant: PageMerchant;
  /** One of the merchant's languages. */
  language: string;
  host: ReleaseManifest;
  /** The releases for this visitor, in any order; remotes that the merchant does not use are left out. */
  remotes: { release: ReleaseManifest; previous?: ReleaseManifest }[];
  /** Whether unpublished releases can be tried here. */
  overrides: boolean;
  /** Origin of third-party frames, with the placeholder `{part}`. */
  embedOrigin?: string;
  /** The parent domain of all merchants' portals. */
  portalDomain?: string;
}

/** Composes one release of a remote for the merchant's pages. */
export function composeRemote(release: ReleaseManifest, merchant: PageMerchant, language: string): ComposedRemote {
  const know = knownToServer(merchant);
  return { name: release.remote, ...releaseOf(release, language, (when) => evaluate(when, know) !== false) };
}

/** A composition for every site code of a merchant. */
export type SharedComposition = Omit<Composition, 'id' | 'merchant'> & {
  merchant: Omit<Composition['merchant'], 'siteCode'>;
};

/** The composition at one site code, which shares everything else. Pure; equal compositions have equal ids. */
export function compositionAt(shared: SharedComposition, siteCode: string): Composition {
  const content = { ...shared, merchant: { ...shared.merchant, siteCode } };
  return { ...content, id: identify(content) };
}

/** Composes page loads of a merchant without contributions that are certainly unavailable. Pure. */
export function composeForSites(request: ComposeRequest): SharedComposition {
  const { merchant, language, host, remotes, overrides } = request;
  const know = knownToServer(merchant);
  const mayBe = (when: When | undefined) => evaluate(when, know) !== false;
  const isUsed = ({ remote, descriptor }: ReleaseManifest) =>
    merchant.remotes.includes(remote) && descriptor !== null && mayBe(descriptor.when);
  const composed = remotes
    .filter(({ release }) => isUsed(release))
    .map(({ release, previous }): ComposedRemote => ({
      name: release.remote,
      ...releaseOf(release, language, mayBe),
      ...(previous?.descriptor && { previous: releaseOf(previous, language, mayBe) }),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return {
    format: 1,
    language,
    merchant: {
      code: merchant.code,
      name: merchant.name,
      languages: [...merchant.languages],
      currency: merchant.currency,
      values: valuesOf(request),
      theme: merchant.theme,
    },
    facts: merchantFacts(merchant),
    host: { id: host.id, version: host.version },
    remotes: composed,
    closed: closedAddresses(
      remotes.map(({ release }) => release.descriptor),
      composed.map(({ descriptor }) => descriptor),
    ),
    overrides,
  };
}

/**
 * Returns an id that does not depend on the language: switching the language must not look like a newer composition.
 */
function identify({ language: _language, remotes, ...content }: Omit<Composition, 'id'>): string {
  const untitled = remotes.map(({ titles: _titles, previous, ...remote }) => ({ ...remote, previous: previous?.id }));
  return createHash('sha256')
    .update(JSON.stringify({ ...content, remotes: untitled }))
    .digest('hex')
    .slice(0, 20);
}

/** Named values of the merchant, for `settings.value`. */
function valuesOf({ merchant, embedOrigin, portalDomain }: ComposeRequest): Record<string, string> {
  const { pages, captcha, smsProvider, limits, social, signIn, registration, templates, home } = merchant;
  return {
    ...(limits && {
      depositLeast: String(limits.deposit.least),
      depositMost: String(limits.deposit.most),
      withdrawLeast: String(limits.withdraw.least),
      withdrawMost: String(limits.withdraw.most),
    }),
    ...(embedOrigin !== undefined && { embedOrigin }),
    ...(merchant.chatPermission && { chatPermission: '1' }),
    ...(portalDomain !== undefined && { portalDomain }),
    ...(pages.next !== undefined && { nextPage: pages.next }),
    ...(pages.afterSignOut !== undefined && { signOutPage: pages.afterSignOut }),
    ...(signIn?.picture !== undefined && { loginPicture: signIn.picture }),
    ...(signIn?.captchaPopup && { captchaPopup: '1' }),
    ...(captcha && { captchaId: captcha.id, captchaVersion: captcha.version }),
    ...(captcha?.test && { captchaTest: '1' }),
    ...(smsProvider !== undefined && { smsProvider }),
    ...(registration && { affiliateMode: String(registration.affiliateMode) }),
    ...(home?.sections.length && { homeSections: home.sections.join(' ') }),
    ...(home?.winnerFields && { winnerFields: home.winnerFields.join(' ') }),
    mobileTemplate: templates.mobileTemplate,
    ...(social?.google && { socialNewcomers: social.google.newcomers }),
  };
}

function releaseOf(
  manifest: ReleaseManifest,
  language: string,
  mayBe: (when: When | undefined) => boolean,
): ComposedRelease & { descriptor: Descriptor; titles: Record<string, string> } {
  if (!manifest.descriptor)
    throw new TypeError(`${manifest.remote} ${manifest.id} has no descriptor: the host is not a remote`);
  const { id, version, entry, expose, views, texts } = manifest;
  return {
    id,
    version,
    entry,
    expose,
    views,
    texts,
    integrity: Object.fromEntries(
      Object.entries(manifest.files)
        .filter(([name]) => name.endsWith('.js') && (!isStandAlone(name) || pageScriptAddress(name) !== undefined))
        .map(([name, { integrity }]) => [name, integrity]),
    ),
    descriptor: withoutUnavailable(manifest.descriptor, mayBe),
    titles: { ...manifest.titles.EN, ...manifest.titles[language] },
  };
}
