import { formesByRegime } from '@asso/domain/association/regime.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { type DemandeSiret, demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { canBeginSiret } from '@asso/domain/demande-siret/demande-siret.rights';
import { adresseReprise } from '@asso/domain/demande-siret/demande-siret.rules';
import { documentsSiret } from '@asso/domain/demande-siret/documents-siret.rows';
import { eligibiliteProblems } from '@asso/domain/demande-siret/eligibilite.rules';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { isAdresseBlank } from '@asso/domain/referentiel/adresse.rules';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { type AssociationRow, findAssociation } from '../association/association.sql.ts';
import { associationIntrouvable, openAssociation } from '../association/association-access.ts';
import { ficheOfRow } from '../association/fiche/fiche-view.ts';
import { choixParmi } from '../dossier/pieces/choix-de-document.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { completeAdresses } from '../referentiel/complete-adresses.ts';
import { type DemandeSiretRow, findDemande, findExistante, insertDemande } from './demande-siret.sql.ts';
import { listChoosableDocuments, toAssociationWithoutSiret } from './load-demande.ts';

type Beginning = { actor: Actor; id_asso: string; at: Date };

/**
 * Begins a request filled from the registers, the association's file and its documents; an association has one at a
 * time.
 */
export async function createDemande(
  tx: Tx,
  { actor, id_asso, at }: Beginning,
): Promise<Result<DemandeSiretRow>> {
  const reference = recogniseReference(id_asso);
  const association = reference ? await findAssociation(tx, reference) : undefined;
  if (!association) return associationIntrouvable;
  const { id: id_association, code_departement } = association;
  if (!canBeginSiret(actor, { id_association, code_departement })) return associationIntrouvable;
  // A request that already exists is told before any other refusal, since it is the one to follow.
  const existante = await findExistante(tx, id_association);
  if (existante) return dejaUne(existante);
  const [first, ...others] = eligibiliteProblems(toAssociationWithoutSiret(association));
  if (first) return refused({ ...first, field: 'identite.id_rna' }, ...others);
  const corps = await remplie(tx, { actor, association, now: at });
  const id = await insertDemande(tx, { id_association, corps, by: actor.id, at });
  if (!id) {
    const other = await findExistante(tx, id_association);
    return other ? dejaUne(other) : refused({ code: 'kernel.conflit' });
  }
  await writeHistory(tx, {
    objet: 'demande-siret',
    id_objet: id,
    by: actor,
    at,
    action: 'siret.create',
    to: 'ECS',
  });
  const row = await findDemande(tx, id);
  return row ? ok(row) : associationIntrouvable;
}

const dejaUne = ({ id_fo_fonctionnel }: DemandeSiretRow): Result<never> =>
  refused({ code: 'demande-siret.existante', params: { numero: id_fo_fonctionnel } });

type Remplir = { actor: Actor; association: AssociationRow; now: Date };

/**
 * Fills the request with what the portal knows; what the association typed is given only to someone who reads its
 * file.
 */
async function remplie(tx: Tx, { actor, association, now }: Remplir): Promise<DemandeSiret> {
  const { identite, coordonnees, activites } = ficheOfRow(association);
  const opened = await openAssociation(tx, { actor, id_asso: association.id });
  const siege = adresseReprise(coordonnees.adresse_siege);
  const gestion = adresseReprise(opened.ok ? coordonnees.adresse_gestion : null);
  // The RNA often writes the same address for the seat and for mail: it is then taken once.
  const isAilleurs =
    opened.ok && !isAdresseBlank(coordonnees.adresse_gestion) && adresseLine(gestion) !== adresseLine(siege);
  const choix = await listChoosableDocuments(tx, { actor, id_association: association.id });
  const demande: DemandeSiret = {
    identifiant: { step: 0 },
    identite: {
      id_rna: association.id_rna,
      id_correspondance: association.id_correspondance,
      nom: identite.nom,
      id_forme_juridique: identite.id_forme_juridique ?? formesByRegime.loi1901,
    },
    activites: {
      objet: activites.objet,
      id_objet_social1: activites.id_objet_social1,
      lib_objet_social1: activites.lib_objet_social1,
      id_famille1: activites.id_famille1,
    },
    coordonnees: {
      info_siege: { domicile_entreprise: false, domicile_provisoire_rl: false },
      adresse_siege: siege,
      courrier_ailleurs: isAilleurs,
      adresse_gestion: isAilleurs ? gestion : adresseReprise(null),
    },
    documents: Object.fromEntries(
      documentsSiret.map((code) => [
        code,
        choixParmi(choix, { nature: code, pour: {}, now }).defaut?.uuid ?? null,
      ]),
    ),
    attestation: false,
  };
  return completeAdresses(demandeSiretFields, { stored: {}, value: demande });
}
