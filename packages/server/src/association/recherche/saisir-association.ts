import type { AdhesionView } from '@asso/contract/association/adhesion.schemas';
import { findCodeDepartement } from '@asso/domain/association/regime.rules';
import { type AssociationSaisie, saisieFields } from '@asso/domain/association/saisie.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { normaliseLine } from '@asso/domain/identifiants/caracteres';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { normaliseChanges } from '../../platform/saving/normalise-changes.ts';
import { refusedChoices } from '../../referentiel/listes.ts';
import { insertMembre } from '../acces/membre.sql.ts';
import { adhesionView } from '../adhesion/join-associations.ts';
import { fullName } from '../adhesion/tell-adhesion.ts';
import { findAssociation, insertAssociationSaisie } from '../association.sql.ts';

/**
 * Creates an association that no register knows, said « Déclaré par vous »; an import that holds its number will
 * complete it.
 */
export async function enterAssociation(
  platform: Platform,
  { actor, saisie }: { actor: Actor; saisie: AssociationSaisie },
): Promise<Result<AdhesionView> | Refused> {
  const value = normalised(saisie);
  const [first, ...others] = problems(saisieFields, value, { stage: 'saisie' });
  if (first) return refused(first, ...others);
  const [nom, commune, code_postal] = [
    normaliseLine(value.nom ?? ''),
    value.commune ?? '',
    value.code_postal ?? '',
  ];
  const fonction = value.fonction ?? 'AUT';
  return inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    const closed = await refusedChoices(tx, { fields: saisieFields, stored: {}, value, at });
    if (closed) return closed;
    // A number that an association had before finds that association: it makes no second one.
    if (value.id_siren && (await findAssociation(tx, { kind: 'siren', value: value.id_siren })))
      return refused({ code: 'association.deja-connue', field: 'id_siren' });
    if (value.id_rna && (await findAssociation(tx, { kind: 'rna', value: value.id_rna })))
      return refused({ code: 'association.deja-connue', field: 'id_rna' });
    const row = await insertAssociationSaisie(tx, {
      nom,
      commune,
      code_postal,
      id_rna: value.id_rna || null,
      id_siren: value.id_siren || null,
      code_departement: findCodeDepartement({ codePostal: code_postal }),
      corps: { coordonnees: { adresse_siege: { cp: code_postal, commune } } },
    });
    if (!row)
      return refused({ code: 'association.deja-connue', field: value.id_rna ? 'id_rna' : 'id_siren' });
    const place = { id_utilisateur: actor.id, id_association: row.id, id_siret: null };
    const membre = await insertMembre(tx, {
      ...place,
      fonction,
      etat: 'active',
      since: at,
      ferme_avant: null,
    });
    await writeHistory(tx, {
      objet: 'membre',
      id_objet: membre.id,
      by: actor,
      at,
      action: 'saisir',
      to: 'active',
      details: { id_association: row.id, personne: fullName(actor), nom, certificat: true },
    });
    return ok(adhesionView({ row, gestionnaires: 1 }, membre));
  });
}

/** Gives the typed values as rows keep them: a number without spaces, a name in composed characters. */
function normalised(saisie: AssociationSaisie): AssociationSaisie {
  const changes = Object.fromEntries(Object.entries(saisie).map(([name, to]) => [name, { to }]));
  const kept = Object.entries(normaliseChanges(saisieFields, {}, changes)).map(([name, { to }]) => [
    name,
    to,
  ]);
  return Object.fromEntries(kept);
}
