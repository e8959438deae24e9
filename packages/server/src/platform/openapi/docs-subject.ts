import { escapeHtml, escapeJson, pageOf, withCode } from './docs-html.ts';
import { type Call, callsOf, tagOf } from './docs-index.ts';
import type { OpenapiDocument } from './openapi.ts';

/**
 * Makes the page of one subject, with its calls and their schemas; gives undefined when the subject does not exist.
 */
export function docsSubject(document: OpenapiDocument, name: string): string | undefined {
  const tag = document.tags.find((one) => one.name === name);
  if (tag === undefined) return undefined;
  const own = callsOf(document).filter((call) => tagOf(call) === name);
  const models = modelsOf(document, own);
  const title = tag.description ?? name;
  return pageOf(
    `Portail Asso : ${title}`,
    `<p><a href="/api/docs">Tous les appels</a></p><h1>${escapeHtml(title)}</h1>
${own.map((call) => callOf(call, document)).join('')}
<section><h2 id="modeles">Ce qui est envoyé et lu</h2>${models
      .map(
        (model) =>
          `<details id="${model}"><summary><code>${model}</code></summary>${jsonOf(document.components.schemas?.[model])}</details>`,
      )
      .join('')}</section>`,
  );
}

function callOf({ path, method, operation }: Call, document: OpenapiDocument): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return `<details id="${escapeHtml(operationId)}"><summary><strong>${method}</strong> <code>/api${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>${escapeHtml(description)}</p>
${parametersOf(parameters as Parameter[], document)}${requestBody === undefined ? '' : `<h3>Corps</h3>${jsonOf((requestBody as Content).content)}`}
<h3>Réponses</h3>${Object.entries(responses as Record<string, Response>)
    .map(([status, response]) => responseOf(status, response, document))
    .join('')}</details>`;
}

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
  part.$ref === undefined ? part : (among?.[part.$ref.split('/').at(-1) ?? ''] as T);

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
