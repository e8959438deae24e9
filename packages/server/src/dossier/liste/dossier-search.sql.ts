// The queries here are about the search of the dossiers' list: a number goes straight to its dossier, words go to the
// dossiers with words that begin so.
import { numeroCherche, numerosPossibles } from '@asso/domain/dossier/numero-cherche.rules';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { type RawBuilder, sql } from 'kysely';

/**
 * Gives a condition on `vu`. Words are searched in the index of `service`, which is the same for all the rows read:
 * the index could not serve a condition that depends on each row.
 */
export function matching(text: string, service: RawBuilder<unknown>): RawBuilder<unknown> {
  const found = ofIdentifier(text);
  if (found) return sql`vu.id_dossier in (select d.id from dossier d where ${found})`;
  const words = sql`mots_du_service(vu.id_service_instructeur, vu.mots)
        @@ recherche_du_service(${service}, ${text})`;
  const numero = numeroCherche(text);
  if (!numero) return words;
  const numeros = numerosPossibles(numero);
  return sql`(vu.id_dossier in (select d.id from dossier d where d.id_fo = any(${numeros}::text[])) or ${words})`;
}

function ofIdentifier(text: string): RawBuilder<unknown> | null {
  const found = recogniseReference(text);
  switch (found?.kind) {
    case 'id_fo':
      return sql`d.id_fo = ${found.value}`;
    case 'siret':
      return sql`d.id_siret = ${found.value}`;
    case 'siren':
      return sql`d.id_association in (select id from association where id_siren = ${found.value})`;
    case 'rna':
      return sql`d.id_association in (select id from association where id_rna = ${found.value})`;
    default:
      return null;
  }
}
