// The queries here are about the search of the dossiers' list: a number finds its dossier directly, words find the
// dossiers that hold words beginning with them.
import { numeroCherche, numerosPossibles } from '@asso/domain/dossier/numero-cherche.rules';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { type RawBuilder, sql } from 'kysely';

/** `numeros` are the dossier numbers that the text may stand for; the text is then looked for as words too. */
type Recherche = {
  kind: 'id_fo' | 'siret' | 'siren' | 'rna' | 'local' | 'numero' | 'mots';
  text: string;
  numeros: readonly string[];
};

/** Recognises what was typed; null when nothing was. */
export function parseRecherche(typed: string | undefined): Recherche | null {
  const text = typed?.trim();
  if (!text) return null;
  const found = recogniseReference(text);
  switch (found?.kind) {
    case 'id_fo':
    case 'siret':
    case 'siren':
    case 'rna':
    case 'local':
      return { kind: found.kind, text: found.value, numeros: [] };
    default: {
      const numero = numeroCherche(text);
      const numeros = numero ? numerosPossibles(numero) : [];
      return { kind: numero ? 'numero' : 'mots', text, numeros };
    }
  }
}

type Places = { service: RawBuilder<unknown>; text: RawBuilder<unknown>; numeros: RawBuilder<unknown> };

/**
 * Gives a condition on `vu`. Words are searched in the index of `service`, which is the same for all the rows read:
 * the index could not serve a condition that depends on each row.
 */
export function matching(kind: Recherche['kind'], { service, text, numeros }: Places): RawBuilder<unknown> {
  const among = (found: RawBuilder<unknown>) =>
    sql`vu.id_dossier = any(array(select d.id from dossier d where ${found}))`;
  switch (kind) {
    case 'id_fo':
      return among(sql`d.id_fo = ${text}`);
    case 'siret':
      return among(sql`d.id_siret = ${text}`);
    case 'siren':
      return among(sql`d.id_association in (select id from association where id_siren = ${text}
        union all select id_association from siren_anterieur where siren = ${text}
        union all select id_association from etablissement where siret in ('NC0' || ${text}, 'PF' || ${text}))`);
    case 'local':
      return among(sql`d.id_siret between ${text} || '000' and ${text} || '999'`);
    case 'rna':
      return among(sql`d.id_association in (select id from association where id_rna = ${text}
        union all select id_association from rna_anterieur where numero = ${text})`);
    case 'mots':
      return wordsIn(service, text);
    case 'numero':
      return sql`(${among(sql`d.id_fo = any(${numeros}::text[])`)} or ${wordsIn(service, text)})`;
  }
}

const wordsIn = (service: RawBuilder<unknown>, text: RawBuilder<unknown>) =>
  sql`mots_du_service(vu.id_service_instructeur, vu.mots) @@ recherche_du_service(${service}, ${text})`;
