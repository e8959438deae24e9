// Of a dossier kept long enough, only figures, days, choices, and the names of places, projects and funders stay: no
// other typed text, no person, no account (RGPD, art. 5; ADR 0200).
import { dossierAgrementFields } from '../agrement/dossier-agrement.fields.ts';
import { crfFields } from '../crf/crf.fields.ts';
import { crfProjetFields } from '../crf/crf-projet.fields.ts';
import type { GenreDossier } from '../dossier/genre.rows.ts';
import type { Fields, Row } from '../kernel/fields.ts';
import { dossierSubventionFields } from '../subvention/dossier-subvention.fields.ts';
import { projetFields } from '../subvention/projet.fields.ts';

/**
 * Typed texts that stay, because they are published with the subvention or name a place or a funder; every other one is
 * erased.
 */
const gardes: ReadonlySet<string> = new Set([
  'intitule',
  'description.intitule',
  'territoires.territoires.libelle',
  'territoires.territoires.code',
  'cofinancements.nom',
]);

const tetes = {
  subvention: dossierSubventionFields,
  agrement: dossierAgrementFields,
} as const satisfies Record<GenreDossier, Fields>;

/** A report compares with the project as it was when the report was begun, which has these fields. */
const { beneficiaire, territoires, moyens, evaluation, financements, cofinancements } = projetFields;
const { charges, produits, contributions } = projetFields.budgets.fields;
const prevuFields = {
  intitule: projetFields.description.fields.intitule,
  dates: crfProjetFields.dates,
  beneficiaire,
  territoires,
  moyens,
  evaluation,
  financements,
  cofinancements,
  budget: { kind: 'group', label: 'Budget', fields: { charges, produits, contributions } },
} as const satisfies Fields;

export const teteReste = (genre: GenreDossier, tete: unknown) => reste(tetes[genre], tete);
export const projetReste = (corps: unknown) => reste(projetFields, corps);
export const crfReste = (corps: unknown) => reste(crfFields, corps);
export const crfProjetReste = (corps: unknown) => reste(crfProjetFields, corps);
export const prevuReste = (prevu: unknown) => reste(prevuFields, prevu);

/**
 * Keeps values by the kind of their row, so a new field is handled without a change here, and a field that no form
 * knows is erased.
 */
function reste(fields: Fields, value: unknown, path = ''): Record<string, unknown> {
  const kept = Object.entries(fields).flatMap(([name, row]) => {
    const here = isObject(value) ? value[name] : undefined;
    if (here === undefined || !isKept(row, `${path}${name}`)) return [];
    return [[name, resteDeRow(row, here, `${path}${name}.`)]];
  });
  return Object.fromEntries(kept);
}

function resteDeRow(row: Row, value: unknown, path: string): unknown {
  if (value === null) return null;
  if (row.kind === 'group') return reste(row.fields, value, path);
  if (row.kind !== 'list') return value;
  return Array.isArray(value) ? value.map((line) => resteDeLigne(row.fields, line, path)) : [];
}

/** Keeps what is left of a line, with its id, because other lines are read beside it. */
function resteDeLigne(fields: Fields, line: unknown, path: string): Record<string, unknown> {
  const { id } = isObject(line) ? line : {};
  return { id, ...reste(fields, line, path) };
}

function isKept(row: Row, path: string): boolean {
  switch (row.kind) {
    case 'text':
      return row.writtenBy === 'server' || gardes.has(path);
    case 'id':
      return row.of === 'service';
    case 'custom':
      return false;
    case 'int':
    case 'euros':
    case 'decimal':
    case 'date':
    case 'bool':
    case 'choice':
    case 'group':
    case 'list':
    case 'montants':
      return true;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
