import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, type Span, SpanKind, SpanStatusCode, ROOT_CONTEXT, type TextMapGetter, trace } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { sqlState } from "../../ports/database";
import type { Telemetry, WatchStatement } from "../../ports/telemetry";
import type { Settings } from "../settings";

/** The longest part of a statement that is recorded; its values never are. */
const LONGEST = 2_000;

const headerGetter: TextMapGetter<Headers> = {
  keys: (headers) => [...headers.keys()],
  get: (headers, name) => headers.get(name) ?? undefined,
};

/** The traces of one server, sent by OTLP over HTTP as JSON: a span for each request of the API, and below it one for each statement. */
export function serverTraces({ endpoint, serviceName }: NonNullable<Settings["traces"]>) {
  const exporter = new OTLPTraceExporter({ url: new URL("v1/traces", endpoint.endsWith("/") ? endpoint : `${endpoint}/`).href });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("shopkeeper");
  const propagator = new W3CTraceContextPropagator();
  // the library's globals stay unset: several servers of one process have separate traces
  const active = new AsyncLocalStorage<Context>();

  const request: Telemetry["request"] = async (operation, sent, work) => {
    const parent = propagator.extract(ROOT_CONTEXT, sent.headers, headerGetter);
    const attributes = { "http.request.method": sent.method, "url.path": new URL(sent.url).pathname, "shopkeeper.operation": operation };
    const span = tracer.startSpan(operation, { kind: SpanKind.SERVER, attributes }, parent);
    try {
      const result = await active.run(trace.setSpan(parent, span), work);
      span.setAttribute("http.response.status_code", result.status);
      if (result.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      return result;
    } catch (failure) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw failure;
    } finally {
      span.end();
    }
  };

  const watchStatement: WatchStatement = (text) => {
    const parent = active.getStore();
    if (!parent) return () => undefined;
    const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
    const attributes = { "db.system.name": "postgresql", "db.operation.name": verb, "db.query.text": text.slice(0, LONGEST) };
    const span = tracer.startSpan(verb, { kind: SpanKind.CLIENT, attributes }, parent);
    return (failure) => endStatement(span, failure);
  };

  return {
    request,
    watchStatement,
    /** The ids of the active trace and span, for lines of the log. */
    ids() {
      const context = trace.getSpanContext(active.getStore() ?? ROOT_CONTEXT);
      return context && { traceId: context.traceId, spanId: context.spanId };
    },
    /** Sends the collected spans, and ends. */
    close: () => provider.shutdown(),
  };
}

/** The database's message may quote sent values: only its code is kept. */
function endStatement(span: Span, failure: unknown) {
  if (failure !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("db.response.status_code", sqlState(failure) ?? "unavailable");
  }
  span.end();
}
