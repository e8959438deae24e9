import { codesPortees, portees } from '@asso/domain/partenaire/portee.rows';
import type { OpenapiDocument } from './openapi.ts';
import type { Operation } from './openapi-operation.ts';
import type { ProblemRegistry } from './problem-registry.ts';
import { statusOf } from './status.ts';

/** The document as one plain page, without a script: it is read with what a browser has. */
export function docsPage(document: OpenapiDocument, problems: ProblemRegistry): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === name);
    return `<section><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${own.map(callOf).join('')}</section>`;
  });
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Portail Asso : les appels</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style></head>
<body><main><h1>Portail Asso : les appels</h1>
${String(document.info.description)
  .split('\n\n')
  .map((text) => `<p>${withCode(text)}</p>`)
  .join('')}
<p>La même chose pour un programme : <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI ${document.openapi}).</p>
<nav aria-label="Domaines"><ul><li><a href="#partenaires">Pour les partenaires</a></li>${document.tags.map(({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}<li><a href="#refus">Refus</a></li></ul></nav>
${partnersOf(operations)}
${sections.join('\n')}
<section><h2 id="refus">Refus</h2><ul>${problems
    .codes()
    .map((code) => refusalOf(code, problems))
    .join('')}</ul></section>
</main></body></html>
`;
}

/** Where who writes software begins. */
function partnersOf(operations: readonly Call[]): string {
  const scopes = codesPortees.map((code) => {
    const opened = operations.filter(({ operation }) => scopeOf(operation) === code);
    const calls = opened.map(
      ({ method, path, operation }) =>
        `<li><a href="#${escapeHtml(operation.operationId)}"><code>${method} /api${escapeHtml(path)}</code></a></li>`,
    );
    return `<h3><code>${code}</code> : ${escapeHtml(portees[code].label)}</h3><ul>${calls.join('')}</ul>`;
  });
  return `<section><h2 id="partenaires">Pour les partenaires</h2>
<p>Un logiciel agit pour une association ou un service avec une clé, que leurs responsables donnent sur la page « Clés et webhooks ».</p>
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

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
details { border: 1px solid; border-radius: 4px; margin: .5rem 0; padding: .5rem .75rem }
summary { cursor: pointer; overflow-wrap: anywhere }
pre { overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere }
nav ul { columns: 12rem; padding-left: 1.2rem }
`;

type Call = { path: string; method: string; operation: Operation };

function callOf({ path, method, operation }: Call): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  return `<details id="${escapeHtml(operation.operationId)}"><summary><strong>${method}</strong> <code>/api${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>${escapeHtml(description)}</p>
${part('Paramètres', (parameters as unknown[]).length > 0 ? parameters : undefined)}${part('Corps', requestBody)}${part('Réponses', responses)}</details>`;
}

/** What the `type` of a problem leads to. */
function refusalOf(code: string, problems: ProblemRegistry): string {
  const { kind, message } = problems.rowOf(code);
  return `<li id="${escapeHtml(code)}"><code>${escapeHtml(code)}</code> (${statusOf[kind]}) : ${escapeHtml(message)}</li>`;
}

const part = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 1))}</pre>`;

const withCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
