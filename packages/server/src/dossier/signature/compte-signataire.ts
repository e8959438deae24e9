import {
  type CompteLie,
  compteSignataire,
  type MembreRead,
} from '@asso/domain/dossier/signature/compte-signataire.rules';
import type { Signataire } from '@asso/domain/dossier/signature/signature.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { findChangee } from '../../association/collection/adresse-signataire.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { findFicheEcrite, listEntrees } from './compte-signataire.sql.ts';
import { nameSignataire } from './nom-signataire.ts';
import type { DemandeRow } from './signature.sql.ts';

type Cherche = {
  row: Pick<DossierRow, 'id_association' | 'id_siret' | 'created_by'>;
  signataire: Pick<Signataire, 'id' | 'prenom' | 'nom' | 'courriel'>;
  /** The account that asks for the signature, or that transmits. */
  demandeur: string;
  now: Date;
};

/** Finds the account of the person who signs, and what binds it to them; else says why no account may sign. */
export async function findCompteSignataire(
  db: Db,
  { row: { id_association, id_siret, created_by }, signataire, demandeur, now }: Cherche,
): Promise<Result<CompteLie>> {
  const personne = { id_association, nom: nameSignataire(signataire), courriel: signataire.courriel };
  const entrees = await listEntrees(db, { id_association, id_siret });
  const found = compteSignataire({
    fiche: signataire,
    ecrite: (await findFicheEcrite(db, signataire.id)) ?? null,
    changee: await findChangee(db, personne),
    membres: entrees.filter(({ isOuvert }) => isOuvert).map((one): MembreRead => one),
    entrees: new Map(entrees.map(({ id, par }) => [id, par])),
    noms: new Map(entrees.flatMap(({ par, nom_par }) => (par && nom_par ? [[par, nom_par]] : []))),
    demandeur,
    createur: created_by,
    now,
  });
  return found.ok ? ok(found.value) : refused(found.problem);
}

type Attendue = {
  row: Cherche['row'];
  /** The person whom the dossier names now. */
  signataire: Cherche['signataire'] | undefined;
  demande: Pick<DemandeRow, 'id_signataire' | 'id_utilisateur' | 'par'>;
  now: Date;
};

/**
 * Tells whether the account that was asked may still sign: it may have left the association since, or the dossier may
 * name somebody else.
 */
export async function isStillSignataire(
  db: Db,
  { row, signataire, demande, now }: Attendue,
): Promise<boolean> {
  if (signataire?.id !== demande.id_signataire) return false;
  const lie = await findCompteSignataire(db, { row, signataire, demandeur: demande.par, now });
  return lie.ok && lie.value.compte.id === demande.id_utilisateur;
}
