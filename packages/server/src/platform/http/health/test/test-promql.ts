import type { Registry } from 'prom-client';

type Sample = { name: string; labels: Record<string, string>; value: number };
type Value = { labels: Record<string, string>; value: number }[];
/** The figures read twice, which `rate` compares as if one second had passed between the two readings. */
export type Readings = { before: Sample[]; after: Sample[] };

/**
 * Reads the figures that an expression names, and no other: those of the jobs ask the database, whose connections are
 * all held while one of the alerts is provoked.
 */
export async function readSamples(registry: Registry, expression: string): Promise<Sample[]> {
  const named = registry
    .getMetricsAsArray()
    .filter(({ name }) => expression.includes(name) || name === lagOfAll)
    .flatMap(({ name }) => registry.getSingleMetric(name) ?? []);
  const read = await Promise.all(named.map((metric) => metric.get()));
  return read.flatMap(({ name, values }) =>
    values.map((one) => ({
      name: 'metricName' in one ? String(one.metricName) : name,
      labels: Object.fromEntries(Object.entries(one.labels).map(([key, value]) => [key, String(value)])),
      value: one.value,
    })),
  );
}

/** Reading this figure of the event loop brings all the figures of the loop up to date. */
const lagOfAll = 'nodejs_eventloop_lag_seconds';

/**
 * Computes the part of Prometheus's language that the alerts of `deploy/prometheus` use: selectors, `rate`, `sum`,
 * `count`, `histogram_quantile`, a product and a comparison. Anything else throws, so that no alert is misread.
 */
export function evaluated(expression: string, readings: Readings): Value {
  const text = expression.trim();
  const comparison = splitAt(text, /\s(>|<|==)\s/);
  if (comparison) {
    const { left, operator, right } = comparison;
    const [limit] = evaluated(right, readings);
    return evaluated(left, readings).filter(({ value }) =>
      holds(operator, value, limit?.value ?? Number.NaN),
    );
  }
  const product = splitAt(text, /\s(\*)\s/);
  if (product) {
    const factor = Number(product.left);
    return evaluated(product.right, readings).map((one) => ({ ...one, value: one.value * factor }));
  }
  if (/^[\d.]+$/.test(text)) return [{ labels: {}, value: Number(text) }];
  const call = /^(\w+)\s*(?:by \(([\w, ]+)\)\s*)?\((.*)\)$/s.exec(text);
  if (call) return called(call[1] ?? '', { by: call[2], inside: call[3] ?? '', readings });
  return selected(text, readings.after);
}

type Call = { by: string | undefined; inside: string; readings: Readings };

function called(name: string, { by, inside, readings }: Call): Value {
  if (name === 'rate') return rate(inside, readings);
  if (name === 'sum' || name === 'count') {
    const kept = by?.split(',').map((label) => label.trim()) ?? [];
    const groups = Map.groupBy(evaluated(inside, readings), ({ labels }) =>
      JSON.stringify(kept.map((label) => [label, labels[label] ?? ''])),
    );
    return [...groups].map(([key, all]) => ({
      labels: Object.fromEntries(JSON.parse(key)),
      value: name === 'count' ? all.length : all.reduce((sum, { value }) => sum + value, 0),
    }));
  }
  if (name === 'histogram_quantile') {
    const [, share = '', rest = ''] = /^([\d.]+),\s*(.*)$/s.exec(inside) ?? [];
    return quantile(Number(share), evaluated(rest, readings));
  }
  throw new Error(`${name} is not known here`);
}

function rate(inside: string, { before, after }: Readings): Value {
  const [, selector = ''] = /^(.*)\[\d+m\]$/.exec(inside) ?? [];
  const old = new Map(selected(selector, before).map(({ labels, value }) => [JSON.stringify(labels), value]));
  return selected(selector, after).map(({ labels, value }) => ({
    labels,
    value: value - (old.get(JSON.stringify(labels)) ?? 0),
  }));
}

/** Gives the lowest limit of the histogram below which that share of the observations lies. */
function quantile(share: number, buckets: Value): Value {
  const limitOf = (le = '') => (le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le));
  const sorted = buckets.toSorted((a, b) => limitOf(a.labels.le) - limitOf(b.labels.le));
  const total = sorted.at(-1)?.value ?? 0;
  if (total === 0) return [];
  return [{ labels: {}, value: limitOf(sorted.find(({ value }) => value >= share * total)?.labels.le) }];
}

function selected(selector: string, samples: readonly Sample[]): Value {
  const [, name = '', inside = ''] = /^([a-z_]\w*)(?:\{(.*)\})?$/.exec(selector.trim()) ?? [];
  if (name === '') throw new Error(`${selector} is not a selector`);
  const named = samples.filter((one) => one.name === name);
  const wanted = [...inside.matchAll(/(\w+)(=~|=)"([^"]*)"/g)];
  return named.filter(({ labels }) =>
    wanted.every(([, label = '', operator, text = '']) =>
      operator === '=' ? labels[label] === text : new RegExp(`^(?:${text})$`).test(labels[label] ?? ''),
    ),
  );
}

/** Cuts the text at the first such operator that stands outside parentheses. */
function splitAt(text: string, operator: RegExp) {
  for (const match of text.matchAll(new RegExp(operator, 'g'))) {
    const left = text.slice(0, match.index);
    if (left.split('(').length === left.split(')').length)
      return { left, operator: match[1] ?? '', right: text.slice(match.index + match[0].length) };
  }
  return null;
}

function holds(operator: string, value: number, limit: number): boolean {
  if (operator === '>') return value > limit;
  return operator === '<' ? value < limit : value === limit;
}
