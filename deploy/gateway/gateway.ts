import type { FastifyInstance } from 'fastify';
import { Composer } from './composition/composer';
import { serveComposition } from './composition/serve-composition';
import { allowEmbedOrigins } from './embedding/foreign-origins';
import { consoleFolder } from './console/built-console';
import { serveConsole } from './console/serve-console';
import { serveDefaultPassword } from './default-password/serve-default-password';
import { serveEmbed } from './embedding/serve-embed';
import { answerFilesFirst } from './files/answer-files-first';
import { serveFiles } from './files/serve-files';
import { serveHandover } from './handover/serve-handover';
import { sendHsts } from './hosts/send-hsts';
import { resolveHosts } from './hosts/read-host';
import { serveHealth } from './health/health';
import { serveMetrics } from './health/metrics';
import type { GatewayOptions } from './options';
import { DevBuilds } from './overrides/dev-builds';
import { serveOverrides } from './overrides/serve-overrides';
import { askWorker } from './page-snapshots/ask-worker';
import { PageSnapshots } from './page-snapshots/page-snapshots';
import { servePackages } from './packages/serve-packages';
import { serveFavicon } from './pages/serve-favicon';
import { serveLogo } from './pages/serve-logo';
import { servePages } from './pages/serve-pages';
import { serveRegistry } from './registry-api/serve-registry';
import { serveSlider } from './slider/serve-slider';
import { serveSupport } from './support/serve-support';
import { serveTags } from './tags/serve-tags';
import { MergedMerchants } from './settings/merged-merchants';
import { serveSourceScripts } from './source-scripts/serve-source-scripts';
import { ReportTokens } from './telemetry/report-tokens';
import { serveTelemetry } from './telemetry/serve-telemetry';
import { askUpstream } from './upstream/ask-upstream';
import { openBackEnds } from './upstream/back-ends';
import { serveUpstream } from './upstream/serve-upstream';
import { StartAnswerer } from './upstream/start-answers';

/**
 * Registers the gateway. It is not a fastify plug-in, because its hooks have to see all requests, including those for
 * the sandbox's routes: call it before those are registered.
 */
export function gateway(app: FastifyInstance, options: GatewayOptions): void {
  const composer = new Composer(options.registry, options.overrides, options.origins);
  const backEnds = openBackEnds(app);
  const ask = askUpstream(app, backEnds, options);
  const answerer = new StartAnswerer(ask, options.patience ?? 300);
  const merged = new MergedMerchants(answerer, (unreadable) =>
    app.log.warn({ unreadable }, 'a part of a settings answer is unreadable and was left out'),
  );
  const tokens = new ReportTokens({
    // known only once the database was read
    get key() {
      return options.registry.reports.key;
    },
    environment: options.registry.environment,
    now: options.now,
  });
  const builds = new DevBuilds();
  const { defaultPassword = async () => undefined } = options;

  sendHsts(app);
  resolveHosts(app, options, options.operations);
  const measure = serveMetrics(app, options.registry);
  answerFilesFirst(app, { naming: options, registry: options.registry, measure });
  allowEmbedOrigins(app);
  serveUpstream(app, backEnds, { ...options, defaultPassword });
  serveHandover(app, options);
  serveDefaultPassword(app, { defaultPassword, now: options.now });

  serveHealth(app, options);
  serveFiles(app, options.registry, (remote, name) => builds.file(remote, name));
  const { overrides: allowed, overrideToken: token, merchants, origins, registry } = options;
  serveOverrides(app, { builds, allowed, merchants, merged, origins, registry, token });
  serveComposition(app, composer, merged);
  serveEmbed(app, composer);
  serveSourceScripts(app, composer);
  serveTelemetry(app, { registry: options.registry, tokens, limit: options.reportLimit });
  serveRegistry(app, options.registry, options.operatorToken);
  servePackages(app, options.packages ?? []);
  serveConsole(app, options.consoleFolder ?? consoleFolder());
  serveTags(app, options);
  void app.register((slider) => serveSlider(slider, options));
  void app.register((support) =>
    serveSupport(support, { origins, ask, lastKnown: (merchant) => merged.lastKnown(merchant) }),
  );
  serveFavicon(app);
  serveLogo(app, options.lineDelay);
  const snapshots = openSnapshots(app, options);
  servePages(app, options, { composer, merged, tokens, snapshots });
}

/** Snapshots of pages, where a worker is configured. */
function openSnapshots(app: FastifyInstance, options: GatewayOptions): PageSnapshots | undefined {
  const { merchants, registry, snapshotWorker, snapshotAge } = options;
  if (snapshotWorker === undefined) return undefined;
  const snapshots = new PageSnapshots({
    ask: askWorker(snapshotWorker),
    stored: registry.pageSnapshots,
    state: () => [registry.snapshot(), merchants.all.length, ...merchants.all],
    onFailure: (error, page) => app.log.warn({ err: error, page }, 'the first screen of a page was not captured'),
    now: options.now ?? Date.now,
    ageLimit: snapshotAge,
  });
  const stop = snapshots.start();
  app.addHook('onClose', async () => stop());
  return snapshots;
}
