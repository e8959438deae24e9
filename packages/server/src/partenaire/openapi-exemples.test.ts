import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { bodyExamples } from '@asso/contract/partenaire/exemples';
import { createDossierSubventionSchema } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { codesPortees } from '@asso/domain/partenaire/portee.rows';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { features } from '../features.ts';
import { collectProblems } from '../platform/http/portal.ts';
import { docsIndex } from '../platform/openapi/docs-index.ts';
import { openapiDocument } from '../platform/openapi/openapi.ts';
import { pathNames } from '../platform/openapi/same-paths.ts';

const problems = collectProblems(features);
const document = openapiDocument(features, problems);
const opened: Endpoint[] = features
  .flatMap(({ endpoints }) => Object.values(endpoints).flatMap((table) => Object.values(table)))
  .filter(({ scope }) => scope !== undefined);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const naming = pathNames(
  features.flatMap(({ endpoints }) =>
    Object.values(endpoints).flatMap((table) => Object.values(table).map(({ path }) => path)),
  ),
);
const operationOf = ({ method, path }: Endpoint) => document.paths[naming(path).path]?.[method.toLowerCase()];

type Content = { content?: Record<string, { example?: unknown }> };

test.each(opened.filter(({ body }) => body !== undefined).map((row) => [nameOf(row), row] as const))(
  '%s shows what to send, and it is taken',
  (name, row) => {
    const body = operationOf(row)?.requestBody as Content;
    const example = Object.values(body.content ?? {})[0]?.example;
    expect(example).toEqual(bodyExamples[name]);
    expect(example).toBeDefined();
    if (row.body instanceof z.ZodType) expect(row.body.safeParse(example).error).toBeUndefined();
  },
);

test('the dossier of the example is one that is begun', () => {
  const example = bodyExamples['POST /demande/dossiers'];
  expect(createDossierSubventionSchema.safeParse(example).error).toBeUndefined();
});

test('no example is of a call that is not there', () => {
  const known = new Set(opened.map(nameOf));
  expect(Object.keys(bodyExamples).filter((name) => !known.has(name))).toEqual([]);
});

const replies = opened.filter(({ reply, status }) => reply !== 'fichier' && status !== 204);
const exampleOf = (row: Endpoint) => {
  const answers = operationOf(row)?.responses as Record<string, Content>;
  return answers[String(row.status ?? 200)]?.content?.['application/json']?.example;
};
test('what is answered is shown, and is what is answered', () => {
  const shown = replies.filter((row) => exampleOf(row) !== undefined);
  const wrong = shown.filter((row) => !(row.reply as z.ZodType).safeParse(exampleOf(row)).success);
  expect(wrong.map(nameOf)).toEqual([]);
  expect(replies.filter((row) => !shown.includes(row)).map(nameOf)).toEqual([]);
  expect(shown.length).toBeGreaterThan(30);
});

test('a project is shown with what its form requires', () => {
  const row = replies.find((one) => nameOf(one) === 'GET /demande/dossiers/projets/{id}');
  expect(row && exampleOf(row)).toMatchObject({
    corps: {
      description: { intitule: 'Intitulé', recurrence: 'première demande', date_debut: '2027-01-31' },
    },
  });
});

test('every scope is on the page for partners, with its calls', () => {
  const page = docsIndex(document, problems);
  for (const code of codesPortees) {
    expect(page).toContain(`<h3><code>${code}</code>`);
    expect(opened.some(({ scope }) => scope === code)).toBe(true);
  }
  expect(page).toContain('<h2 id="partenaires">Pour les partenaires</h2>');
});
