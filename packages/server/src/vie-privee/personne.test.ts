import { describe, expect, it } from 'vitest';
import { deleteCompte } from '../compte/profil/delete-compte.ts';
import { aCompte } from '../compte/test/test-comptes.sql.ts';
import { features } from '../features.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { listRubriquesPersonne } from './donnees-personne.sql.ts';
import { aReglages, countReglages, listPersonneColonnes } from './test/test-personne.sql.ts';

const portal = await aPortal({ features });
const { db } = portal;
const personne = '11111111-1111-4111-8111-111111111111';

/**
 * The headings of the copy that a person asks for, each with the columns by which it finds what is theirs, what they
 * wrote or what is said of them.
 */
const dansLaCopie: Readonly<Record<string, readonly string[]>> = {
  compte: ['utilisateur.email', 'second_facteur.id_utilisateur'],
  identites: ['identite_externe.id_utilisateur'],
  associations: ['membre_association.id_utilisateur'],
  invitations: ['invitation.email'],
  representant: ['representant_legal.courriel'],
  services: ['membre_service.id_utilisateur', 'programme_osiris_compte.id_utilisateur'],
  absences: ['absence.id_utilisateur', 'absence.remplacant'],
  connexions: ['session.id_utilisateur'],
  appareils: ['appareil_confiance.id_utilisateur'],
  dossiers: ['dossier.created_by'],
  dossiers_affectes: ['instruction.affecte_a'],
  dossiers_partages: [
    'dossier_partage.id_utilisateur',
    'demande_siret_partage.id_utilisateur',
    'psp_dossier_partage.id_utilisateur',
  ],
  dossiers_ouverts: ['visite_dossier.id_utilisateur', 'message_lecture.id_utilisateur'],
  signatures: ['demande_signature.id_utilisateur'],
  demandes_siret: ['demande_siret.created_by'],
  dossiers_pass_sport: ['psp_dossier.created_by'],
  messages: ['message_dossier.par'],
  notes_instruction: ['note_instruction.id_utilisateur'],
  avis: ['avis.demande_par', 'avis.rendu_par'],
  cles: ['cle_partenaire.id_createur', 'webhook.id_createur'],
  aide: ['demande_aide.id_utilisateur'],
  notifications: ['notification.id_utilisateur'],
  preferences: [
    'preference_notification.id_utilisateur',
    'suivi_dossier.id_utilisateur',
    'alerte_ouverture.id_utilisateur',
    'vue_instruction.id_utilisateur',
    'vue_d_abord.id_utilisateur',
    'colonnes_file.id_utilisateur',
    'abonnement_agenda.id_utilisateur',
    'note_page_masquee.id_utilisateur',
  ],
  courriels: ['courriel.destinataire'],
  actes: ['historique.id_utilisateur'],
};

/** The files that the person deposited, put one by one in a folder of the copy (prepare-copie.ts). */
const fichiers = ['document.depose_par'];

/**
 * The authors of rows that belong to an association or a service: under « actes » the copy says that the person wrote
 * them, without the rows.
 */
const actes = [
  'adherent_personne_morale.created_by',
  'adresse_signataire.par',
  'fusion_association.par',
  'affiliation.created_by',
  'agrement_accord.accorde_par',
  'agrement_definition.modifie_par',
  'agrement_obtenu.created_by',
  'budget_annuel.created_by',
  'campagne_brouillon.modifie_par',
  'campagne_cloture.par',
  'cec_declaration.decidee_par',
  'cle_partenaire.revoquee_par',
  'composition.created_by',
  'compte_annuel.created_by',
  'contenu.modifie_par',
  'courrier.fait_par',
  'crf.created_by',
  'crf.modifie_par',
  'crf_piece.jointe_par',
  'crf_projet.modifie_par',
  'decision.prise_par',
  'decision_en_attente.prise_par',
  'demande_paiement.cree_par',
  'demande_paiement.ordonne_par',
  'demande_paiement.paye_par',
  'demande_signature.par',
  'demande_siret.modifie_par',
  'demande_siret_partage.partage_par',
  'dossier.modifie_par',
  'dossier_partage.partage_par',
  'enveloppe.modifie_par',
  'haa_site.created_by',
  'import_fichier.importe_par',
  'invitation.par',
  'invitation.passation_de',
  'lot.id_utilisateur',
  'lot_transfert.cree_par',
  'membre_association.conteste_par',
  'membre_association.par',
  'modele_attendu.modifie_par',
  'modele_courrier.modifie_par',
  'modele_courrier_version.publiee_par',
  'piece_dossier.jointe_par',
  'projet.modifie_par',
  'projet_retrait.retire_par',
  'psp_attestation.depose_par',
  'psp_dossier.modifie_par',
  'psp_dossier_partage.partage_par',
  'psp_inscription.cree_par',
  'referentiel.modifie_par',
  'regard_dossier.par',
  'renvoi_dossier.par',
  'representant_legal.created_by',
  'rh_annuel.created_by',
  'rib.created_by',
  'service.modifie_par',
  'service_en_creation.cree_par',
  'signal_ecarte.par',
];

/** The columns that are not copied, with the reason. */
const pourquoiPas: Readonly<Record<string, string>> = {
  'abonnement_catalogue.courriel':
    'followed without an account: an address and a subject, which each of its mails names and erases by a link',
  'arret_courriel.id_utilisateur':
    'a token of the e-mails, which are under « courriels », for a choice that is under « preferences »',
  'avertissement_inactivite.id_utilisateur': 'the mails that warned are under « courriels »',
  'code_secours.id_utilisateur': 'a secret, kept as a hash',
  'copie_donnees.id_utilisateur': 'the copy itself',
  'courriel_dev.destinataire': 'the letterbox of a demonstration, never filled in production',
  'demande_aide.courriel':
    'with the account it is under « aide »; without one, only an address that anybody can type',
  'idempotence.id_utilisateur': 'an answer given twice, kept a day',
  'lecture_gardee.id_utilisateur': 'for whom the text of a dossier was kept ready, at most thirty days',
  'lien.destinataire': 'a secret link, kept a day after its end; the mail is under « courriels »',
  'lien.id_utilisateur': 'a secret link, kept a day after its end; the mail is under « courriels »',
  'notification_en_attente.id_utilisateur': 'the notification itself is under « notifications »',
  'presence_dossier.id_utilisateur': 'who has a page open now, kept a minute',
  'service.auth_id': 'the account of a service: the service is no person',
  'service.email': 'the address of a service, which is no person',
  'service_en_creation.auth_id': 'the account of a service that is not there yet',
};

describe('every column that says who a person is', () => {
  it('is in the copy of their data, is an act of theirs, or says why not: one more is thought of here', async () => {
    const said = [
      ...Object.values(dansLaCopie).flat(),
      ...fichiers,
      ...actes,
      ...Object.keys(pourquoiPas),
    ].toSorted();
    expect(new Set(said).size).toBe(said.length);
    expect(await listPersonneColonnes(db)).toEqual(said);
  });

  it('is read by the heading that is said to, by this column, for this person', () => {
    const rubriques = new Map(
      listRubriquesPersonne(personne).map(({ cle, query }) => [cle, query.compile(db)]),
    );
    const missing = Object.entries(dansLaCopie).flatMap(([cle, columns]) => {
      const { sql = '', parameters = [] } = rubriques.get(cle) ?? {};
      return columns.filter((column) => {
        const [table = '', name = ''] = column.split('.');
        const isRead = [table, name].every((word) => new RegExp(`\\b${word}\\b`).test(sql));
        return !isRead || !parameters.every((parameter) => parameter === personne);
      });
    });
    expect(missing).toEqual([]);
    expect([...rubriques.keys()].filter((cle) => !(cle in dansLaCopie))).toEqual(['compte_suivi']);
  });
});

it('what a person set for themselves goes with their account; a colleague keeps theirs', async () => {
  const [leaving, staying] = [await aCompte(db), await aCompte(db)];
  for (const { id } of [leaving, staying]) await aReglages(db, id);
  const by = { id: leaving.id, nom: 'Roux', prenom: 'Jeanne', role: 'lca.association' };
  expect(await deleteCompte(portal, { id: leaving.id, by })).toBeNull();
  expect([await countReglages(db, leaving.id), await countReglages(db, staying.id)]).toEqual([0, 3]);
});
