// Every collection of an association's file is filled with invented rows, made from the tables of fields.
import { randomUUID } from 'node:crypto';
import { collections } from '@asso/domain/association/collection/collections.rows';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import type { Session } from '../../e2e/support/arrange.ts';

const each = 20;

type Association = { id_siren: string; siret: string };

/** Returns how many rows were accepted: the portal refuses duplicates, as it does for people. */
export async function fillCollections({ request, headers }: Session, { id_siren, siret }: Association) {
  let taken = 0;
  for (const [type, { fields }] of Object.entries(collections)) {
    for (let rang = 1; rang <= each; rang += 1) {
      const data = aRow(fields, { rang, siret });
      const response = await request.post(`/api/dac/association/${type}`, {
        headers: { ...headers, 'idempotency-key': randomUUID() },
        params: { id_asso: id_siren },
        data,
      });
      if (response.ok()) taken += 1;
      // Later rows may be refused, because their year is too old or already there; the first one may not.
      else if (rang === 1) throw new Error(`${type}: ${await response.text()}`);
    }
  }
  return taken;
}

/**
 * `whole` is false for a value that is a part of another (men among people, grants among income) and for the end of a
 * year.
 */
type Of = { rang: number; siret: string; whole?: boolean };

const lastYear = new Date(Date.now()).getUTCFullYear();

const aRow = (fields: Fields, of: Of): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, row]) => row.writtenBy !== 'server')
      .map(([name, row]) => [
        name,
        aValue(row, { ...of, whole: !/_h$|^(subv|dons)|_au$|validite/.test(name) }),
      ]),
  );

/** Makes a value for a field, which need not be right, because the portal keeps badly typed values. */
function aValue(row: Row, { rang, siret, whole = true }: Of): unknown {
  switch (row.kind) {
    case 'text':
      return textOf(row.format?.name, rang, siret)?.slice(0, row.max);
    case 'int':
      return (row.min ?? 0) > 1000 ? lastYear - rang : whole ? rang : 0;
    case 'euros':
    case 'decimal':
      return whole ? rang * 100 : rang;
    case 'date':
      return `2025-${whole ? '01' : '12'}-${String(rang).padStart(2, '0')}`;
    case 'bool':
      return rang % 2 === 0;
    case 'choice': {
      const { value } = row.options[rang % row.options.length] ?? row.options[0] ?? { value: '' };
      return row.multiple ? [value] : value;
    }
    case 'id':
      return row.of === 'etablissement' ? siret : null;
    case 'group':
      return aRow(row.fields, { rang, siret });
    case 'montants':
      return Object.fromEntries(row.lignes.map(({ code }) => [code, rang * 100]));
    case 'list':
    case 'custom':
      return undefined;
  }
}

function textOf(format: string | undefined, rang: number, siret: string): string | undefined {
  switch (format) {
    case 'siret':
      return siret;
    case 'siren':
      return siret.slice(0, 9);
    case 'rna':
      return `W13${String(rang).padStart(7, '0')}`;
    case 'courriel':
      return `exemple${rang}@asso.example`;
    case 'telephone':
      return `04910000${String(rang).padStart(2, '0')}`;
    case 'iban':
      return `FR76 ${rang}`;
    case 'numeroAffiliation':
      return `A${rang}`;
    case 'bic':
    case 'id_correspondance':
      return undefined;
    default:
      return `Exemple ${rang}`;
  }
}
