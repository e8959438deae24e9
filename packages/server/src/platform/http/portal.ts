import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { refused } from '@asso/domain/kernel/result';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { BuiltPlatform } from '../build-platform.ts';
import { type Built, type Feature, feature } from '../feature.ts';
import { mailboxHandlers } from '../mail/mailbox.handlers.ts';
import { registerDocs } from '../openapi/docs.ts';
import type { Platform } from '../platform.ts';
import { type Watchdog, watchRequests } from '../watchdog/watchdog.ts';
import type { Authenticator } from './access.ts';
import { buildApp } from './app.ts';
import { serveClient } from './client/client-files.ts';
import { registerKnownFiles } from './client/known-files.ts';
import { collectFacts } from './client/page-facts.ts';
import { sendNotFound } from './error-handler.ts';
import { registerHealth } from './health/health.ts';
import { watchLeaving } from './health/leaving.ts';
import { measurePlatform } from './health/measure-platform.ts';
import { measureRequests } from './health/metrics.ts';
import { keyGuard } from './keys/keys.ts';
import { knownMethods } from './known-methods.ts';
import { builtStyles, pageFrame } from './page/page-frame.ts';
import { notFoundAnswer } from './page/page-introuvable.ts';
import type { PageContent, PageNote, ReadNotes } from './page/page-row.ts';
import { registerPages } from './page/register-pages.ts';
import { type ProblemRegistry, problemRegistry } from './problem-registry.ts';
import { registerEndpoints } from './register.ts';

export type Portal = {
  app: FastifyInstance;
  figures: Registry;
  /** Starts the features, then the job workers. */
  start(): Promise<void>;
  /**
   * Announces that the server leaves, finishes the requests, then the jobs, then the features; the database stays
   * open.
   */
  stop(): Promise<void>;
};

type Given = {
  built: BuiltPlatform;
  features: readonly Feature[];
  checkReplies: boolean;
  /** Is told of each request, so that it can name those in progress when the event loop is stuck. */
  watchdog?: Pick<Watchdog, 'begin'>;
  /** Lets tests add invented people before the feature that recognises tokens. */
  wrapAuthenticator?: (authenticate: Authenticator) => Authenticator;
};

/** Joins the platform and the features into one server, which does not listen yet. */
export async function buildPortal({ built, checkReplies, ...given }: Given): Promise<Portal> {
  const { platform, jobRows } = built;
  const { config } = platform;
  const features = config.demo ? [...given.features, demonstration] : given.features;
  const problems = collectProblems(features);
  const running = features.map((one) => ({ feature: one, built: one.build(platform) }));
  const { wrapAuthenticator = (same) => same } = given;
  const authenticate = wrapAuthenticator(authenticatorOf(running.map((one) => one.built)));
  const app = await buildApp({ ...config, log: platform.log, problems });
  if (given.watchdog) watchRequests(app, given.watchdog);
  const keys = running.flatMap((one) => one.built.keys ?? []).at(0);
  const guard = keyGuard(app, { keys, authenticate });
  if (config.traces) (await import('../telemetry/tracing.ts')).nameSpans(app);
  const leaving = watchLeaving(app);
  const figures = measureRequests(app, platform.jobs);
  measurePlatform(figures, platform);
  const { publicUrl } = config;
  const { db, replicas } = platform;
  const deps = { db, replicas, guard, problems, publicUrl, checkReplies };
  const served = config.serves ? running : [];
  const rows = served.flatMap((one) => Object.values(one.feature.endpoints).flatMap(Object.values<Endpoint>));
  app.decorate('methodsAt', knownMethods(rows));
  for (const one of served) {
    for (const [name, endpoints] of Object.entries(one.feature.endpoints)) {
      const handlers = one.built.handlers[name] ?? {};
      registerEndpoints(app, { endpoints, handlers, limits: one.feature.limits }, deps);
    }
  }
  registerHealth(app, built, leaving);
  if (config.serves) {
    const styles = builtStyles(config.settings);
    const listed = async () => (await Promise.all(running.map((one) => one.built.sitemap?.() ?? []))).flat();
    registerKnownFiles(app, { config, clock: platform.clock, sitemap: listed });
    const frame = (page: PageContent, above?: readonly PageNote[]) =>
      pageFrame(page, { ...config, styles }, above);
    const notes = notesOf(
      running.map((one) => one.built),
      platform.log,
    );
    const notFound = notFoundAnswer({ problems, frame });
    const pages = running.flatMap((one) => one.built.pages ?? []);
    registerPages(app, { pages, notFound, replicas, publicUrl, frame, notes });
    registerDocs(app, features, problems);
    const facts = collectFacts(
      running.flatMap((one) => one.built.pageFacts ?? []),
      platform.log,
    );
    await serveClient(app, { notFound, settings: config.settings, facts });
  } else app.setNotFoundHandler((request, reply) => sendNotFound(problems, request, reply));
  await platform.jobs.declare([...jobRows, ...running.flatMap((one) => one.built.jobs ?? [])]);
  return {
    app,
    figures,
    start: async () => {
      for (const one of running) await one.built.start?.();
      await platform.jobs.work();
    },
    stop: async () => {
      await leaving.leave(config.stopDelaySeconds);
      await app.close();
      await built.stop();
      for (const one of running.toReversed()) await one.built.stop?.();
    },
  };
}

const demonstration = feature({
  name: 'demonstration',
  endpoints: { dev: mailboxEndpoints },
  build: (platform: Platform) => ({ handlers: { dev: mailboxHandlers(platform) } }),
});

/** Gathers the problem tables of all features; a table that several features list is taken once. */
export const collectProblems = (features: readonly Feature[]): ProblemRegistry =>
  problemRegistry(features.flatMap(({ problems = [] }) => problems));

/** Reads the notes of a page; a page whose notes cannot be read is sent without them rather than not at all. */
function notesOf(features: readonly Built[], log: Platform['log']): ReadNotes {
  const [read] = features.flatMap((one) => one.pageNotes ?? []);
  return async (chemin) => {
    try {
      return (await read?.(chemin)) ?? [];
    } catch (error) {
      log.warn({ err: error }, 'the page is told no note');
      return [];
    }
  };
}

function authenticatorOf(features: readonly Built[]): Authenticator {
  const [authenticate, second] = features.flatMap((one) => one.authenticate ?? []);
  if (second !== undefined) throw new Error('two features say whose a token is');
  return authenticate ?? (async () => refused({ code: 'kernel.non-connecte' }));
}
