import { codesPortees, portees } from '@asso/domain/partenaire/portee.rows';
import type { ProblemRegistry } from '../http/problem-registry.ts';
import { statusByKind } from '../http/status.ts';
import { escapeHtml, withCode, writePage } from './docs-html.ts';
import type { OpenapiDocument } from './openapi.ts';
import type { Operation } from './operation.ts';

export type Call = { path: string; method: string; operation: Operation };

/** Makes the first page of the documentation: how to authenticate, the calls by subject, and every refusal. */
export function docsIndex(document: OpenapiDocument, problems: ProblemRegistry): string {
  const calls = listCalls(document);
  return writePage(
    'Portail Asso : les appels',
    `<h1>Portail Asso : les appels</h1>
${String(document.info.description)
  .split('\n\n')
  .map((text) => `<p>${withCode(text)}</p>`)
  .join('')}
<p>La même chose pour un programme : <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI ${document.openapi}).</p>
<nav aria-label="Sur cette page"><ul><li><a href="#partenaires">Pour les partenaires</a></li><li><a href="#sujets">Les appels, par sujet</a></li><li><a href="#refus">Refus</a></li></ul></nav>
${partnersOf(calls)}
<section><h2 id="sujets">Les appels, par sujet</h2>${document.tags.map((tag) => subjectOf(tag, calls)).join('')}</section>
<section><h2 id="refus">Refus</h2><ul>${problems
      .codes()
      .map((code) => refusalOf(code, problems))
      .join('')}</ul></section>`,
  );
}

export const listCalls = (document: OpenapiDocument): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

export const readTag = ({ operation }: Call): string => operation.tags[0] ?? '';

const linkTo = (call: Call): string =>
  `<a href="/api/docs/${readTag(call)}#${escapeHtml(call.operation.operationId)}"><code>${call.method} /api${escapeHtml(call.path)}</code></a>`;

function subjectOf(
  { name, description = name }: OpenapiDocument['tags'][number],
  calls: readonly Call[],
): string {
  const own = calls.filter((call) => readTag(call) === name);
  const items = own.map((call) => `<li>${linkTo(call)} ${escapeHtml(call.operation.summary)}</li>`);
  return `<h3 id="${escapeHtml(name)}"><a href="/api/docs/${escapeHtml(name)}">${escapeHtml(description)}</a></h3>
<details><summary>${own.length} appels</summary><ul>${items.join('')}</ul></details>`;
}

/** Makes the section with which the authors of other software begin. */
function partnersOf(calls: readonly Call[]): string {
  const scopes = codesPortees.map((code) => {
    const opened = calls.filter(({ operation }) => scopeOf(operation) === code);
    return `<h3><code>${code}</code> : ${escapeHtml(portees[code].label)}</h3><ul>${opened.map((call) => `<li>${linkTo(call)}</li>`).join('')}</ul>`;
  });
  return `<section><h2 id="partenaires">Pour les partenaires</h2>
<p>Un logiciel agit pour une association ou un service avec une clé, que leurs responsables donnent sur la page « Logiciels reliés » de l’association, « Clés et webhooks » du service.</p>
<p><a href="/api/docs/guide">Le guide des partenaires</a> suit un dossier de bout en bout : la grammaire des changements, les listes, les budgets, les pièces, les webhooks.</p>
<ol>${quickStart.map((step) => `<li>${withCode(step)}</li>`).join('')}</ol>
<pre tabindex="0">${escapeHtml(firstCall)}</pre>
${scopes.join('\n')}</section>`;
}

const quickStart = [
  'Créez une clé, avec les portées utiles. Son secret n’est dit qu’une fois ; il voyage dans `Authorization: Bearer pa_…`.',
  'Créez un dossier : `POST /api/demande/dossiers`, avec une `Idempotency-Key` au hasard, la même à chaque essai.',
  'Remplissez-le : sa tête, ses projets, ses pièces. Chaque enregistrement nomme dans `If-Match` la version lue.',
  'Transmettez-le : `POST /api/demande/dossiers/transmit/{id_fo}`. Ce qui manque est dit champ par champ.',
  'Ajoutez un webhook : la décision, les paiements, les comptes rendus vous sont annoncés, signés (`webhook-signature`) et dans l’ordre.',
];

const firstCall = `POST /api/demande/dossiers
Authorization: Bearer pa_…
Idempotency-Key: 5f0c1d3e9a7b4c2d
Content-Type: application/json

{ "description": { "code_subvention": "FDVA", "id_sous_type_dispositif": "FDB", "exercice": 2027 },
  "demandeur": { "id_siret": "66990012500018" } }`;

const scopeOf = ({ security }: Operation): string | undefined =>
  (security as { cle?: string[] }[] | undefined)?.find(({ cle }) => cle)?.cle?.[0];

/** Makes the entry to which the `type` of a problem links. */
function refusalOf(code: string, problems: ProblemRegistry): string {
  const { kind, message } = problems.rowOf(code);
  return `<li id="${escapeHtml(code)}"><code>${escapeHtml(code)}</code> (${statusByKind[kind]}) : ${escapeHtml(message)}</li>`;
}
