import { escapeHtml, escapeJson, withCode, writePage } from './docs-html.ts';
import { type Call, listCalls, readTag } from './docs-index.ts';
import type { OpenapiDocument } from './openapi.ts';

/**
 * Makes the page of one subject, with its calls and their schemas; gives undefined when the subject does not exist.
 */
export function docsSubject(document: OpenapiDocument, name: string): string | undefined {
  const tag = document.tags.find((one) => one.name === name);
  if (tag === undefined) return undefined;
  const own = listCalls(document).filter((call) => readTag(call) === name);
  const models = modelsOf(document, own);
  const communs = refusCommuns(own);
  const title = tag.description ?? name;
  return writePage(
    `Portail Asso : ${title}`,
    `<p><a href="/api/docs">Tous les appels</a></p><h1>${escapeHtml(title)}</h1>
${own.map((call) => callOf(call, document, communs)).join('')}
${communs.length === 0 ? '' : `<section><h2 id="refus">Refus communs</h2>${communs.map((ref) => communOf(ref, document)).join('')}</section>`}
<section><h2 id="modeles">Ce qui est envoyé et lu</h2>${models
      .map(
        (model) =>
          `<details id="${model}"><summary><code>${model}</code></summary>${jsonOf(document.components.schemas?.[model])}</details>`,
      )
      .join('')}</section>`,
  );
}

function callOf(
  { path, method, operation }: Call,
  document: OpenapiDocument,
  communs: readonly string[],
): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return `<details id="${escapeHtml(operationId)}"><summary><strong>${method}</strong> <code>/api${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>${escapeHtml(description)}</p>
${parametersOf(parameters as Parameter[], document)}${requestBody === undefined ? '' : `<h3>Corps</h3>${jsonOf((requestBody as Content).content)}`}
<h3>Réponses</h3>${answersOf(responses as Record<string, Response>, document, communs)}</details>`;
}

/** Writes the answers of a call; those that other calls of the page give too are named, and told once below. */
function answersOf(
  responses: Record<string, Response>,
  document: OpenapiDocument,
  communs: readonly string[],
): string {
  const all = Object.entries(responses);
  const isCommun = ({ $ref }: Response) => $ref !== undefined && communs.includes($ref);
  const own = all
    .filter(([, one]) => !isCommun(one))
    .map(([status, one]) => responseOf(status, one, document));
  const links = all
    .filter(([, one]) => isCommun(one))
    .map(([status, { $ref = '' }]) => `<a href="#${nameOf($ref)}">${status}</a>`);
  return `${own.join('')}${links.length === 0 ? '' : `<p>Refus communs : ${links.join(', ')}.</p>`}`;
}

/** From this many calls of a page on, an answer is told once for all. */
const several = 3;

/** Lists the answers that several of these calls give in the same words. */
function refusCommuns(calls: readonly Call[]): string[] {
  const refs = calls.flatMap(({ operation }) =>
    Object.values(operation.responses as Record<string, Response>).flatMap(({ $ref }) => $ref ?? []),
  );
  const counted = Map.groupBy(refs, (ref) => ref);
  return [...counted.keys()].filter((ref) => (counted.get(ref)?.length ?? 0) >= several).sort();
}

function communOf(ref: string, { components }: OpenapiDocument): string {
  const name = nameOf(ref);
  const [status = ''] = /\d{3}/.exec(name) ?? [];
  const { description } = resolved<Response>({ $ref: ref, description: '' }, components.responses);
  return `<p id="${name}"><strong>${status}</strong> ${withCode(description)}</p>`;
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: object;
};
type Content = { content?: object };
type Response = Content & { $ref?: string; description: string };

function parametersOf(parameters: readonly Parameter[], { components }: OpenapiDocument): string {
  if (parameters.length === 0) return '';
  const items = parameters.map((one) => {
    const { name, description = '', required, schema, ...rest } = resolved(one, components.parameters);
    const need = required ? 'obligatoire' : 'facultatif';
    return `<li><code>${escapeHtml(name)}</code> (${rest.in}, ${need}) : ${withCode(description)} <code>${linked(JSON.stringify(schema))}</code></li>`;
  });
  return `<h3>Paramètres</h3><ul>${items.join('')}</ul>`;
}

function responseOf(status: string, response: Response, { components }: OpenapiDocument): string {
  const { description, content } = resolved(response, components.responses);
  const body = Number(status) < 400 && content !== undefined ? jsonOf(content) : '';
  return `<p><strong>${status}</strong> ${withCode(description)}</p>${body}`;
}

const resolved = <T extends { $ref?: string }>(part: T, among: Record<string, unknown> | undefined): T =>
  part.$ref === undefined ? part : (among?.[nameOf(part.$ref)] as T);

const jsonOf = (value: unknown): string =>
  `<pre tabindex="0">${linked(JSON.stringify(value, null, 1) ?? '')}</pre>`;

/** Turns each schema name into a link to that schema. */
const linked = (json: string): string =>
  escapeJson(json).replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>');

/** Lists, in alphabetical order, the schemas that these calls use, and those that these use in turn. */
function modelsOf({ components }: OpenapiDocument, calls: readonly Call[]): string[] {
  const found = new Set<string>();
  const waiting = calls.flatMap(({ operation }) => namesIn(operation));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...namesIn(components.schemas?.[name]));
  }
  return [...found].sort();
}

const namesIn = (part: unknown): string[] =>
  Array.from(
    (JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g),
    ([, name = '']) => name,
  );
