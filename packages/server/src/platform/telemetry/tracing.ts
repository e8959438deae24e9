// This module is loaded only when OTEL_EXPORTER_OTLP_ENDPOINT says where traces go (ADR 0184), so a server without
// traces does not pay for it.
import { createRequire } from 'node:module';
import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import { portalVersion } from '../version/portal-version.ts';

/** Matches requests that are very frequent and show nothing of interest. */
const quiet = /^\/(healthz|readyz|metrics|client\/)/;

/** Traces requests and their database queries; other operations start no trace. */
export function startTracing({ serviceName }: { serviceName: string }): { stop(): Promise<void> } {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': portalVersion }),
    spanProcessors: [impersonal(new BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  const unregister = registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => quiet.test(url),
        requireParentforOutgoingSpans: true,
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // Both modules were loaded before the instrumentation, which patches them when they are required again.
  const load = createRequire(import.meta.url);
  for (const name of ['http', 'pg']) load(name);
  return {
    stop: async () => {
      unregister();
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/** Names each request in traces by the pattern of its route, as an address may hold an e-mail or a secret. */
export function nameSpans(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    const route = routeOptions.url ?? '(inconnue)';
    trace.getActiveSpan()?.setAttribute('http.route', route).updateName(`${method} ${route}`);
  });
}

/** Statements are kept without their values; addresses, people and error messages are not kept. */
const kept =
  /^(http\.(route|method|status_code|request\.method|response\.status_code)|db\.(system|name|namespace|statement|query\.text|operation|system\.name|postgresql\.plan)|error\.type)$/;

const impersonal = (next: SpanProcessor): SpanProcessor => ({
  onStart: (span, context) => next.onStart(span, context),
  onEnd: (span) => next.onEnd(withoutPeople(span)),
  forceFlush: () => next.forceFlush(),
  shutdown: () => next.shutdown(),
});

function withoutPeople(span: ReadableSpan): ReadableSpan {
  const attributes = Object.entries(span.attributes).filter(([name]) => kept.test(name));
  return Object.create(span, {
    attributes: { value: Object.fromEntries(attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  });
}
