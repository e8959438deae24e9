import type { Operation } from './operation.ts';

type Response = Record<string, unknown>;

/** Writes once a refusal that several calls describe with the same words. */
export function nameSameRefusals(paths: Record<string, Record<string, Operation>>): Record<string, Response> {
  const all = Object.values(paths)
    .flatMap(Object.values)
    .map(({ responses }) => responses as Record<string, Response>);
  const met = new Map<string, number>();
  for (const [status, response] of all.flatMap(Object.entries)) {
    if (Number(status) < 400) continue;
    const key = JSON.stringify([status, response]);
    met.set(key, (met.get(key) ?? 0) + 1);
  }
  const names = namesOf([...met].filter(([, times]) => times > 1).map(([key]) => key));
  for (const responses of all) {
    for (const [status, response] of Object.entries(responses)) {
      const name = names.get(JSON.stringify([status, response]));
      if (name !== undefined) responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return Object.fromEntries([...names].map(([key, name]) => [name, JSON.parse(key)[1]]));
}

/** Names these refusals by status, in the order of the document: « Refus404 », then « Refus404_2 ». */
function namesOf(keys: readonly string[]): Map<string, string> {
  const ranks = new Map<string, number>();
  return new Map(
    keys.map((key) => {
      const [status] = JSON.parse(key);
      const rank = (ranks.get(status) ?? 0) + 1;
      ranks.set(status, rank);
      return [key, rank === 1 ? `Refus${status}` : `Refus${status}_${rank}`];
    }),
  );
}
