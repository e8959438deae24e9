// Every collection of an association's file, full: made-up rows from the tables of fields themselves.
import { randomUUID } from 'node:crypto';
import { collections } from '@asso/domain/association/collections.rows';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import type { Session } from '../../e2e/support/arrange.ts';

const each = 20;

type Association = { id_siren: string; siret: string };

/** Answers how many rows were taken: what is there twice is refused, as it is to people. */
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
      // A year before the first one that is kept, or there already.
      else if (rang === 1) throw new Error(`${type}: ${await response.text()}`);
    }
  }
  return taken;
}

/** `whole` false: a part, which is no more than all (men, grants among the income), or the end of a year. */
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

/** Half right is enough: what is badly typed is kept. */
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
