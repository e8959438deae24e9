import type { LigneAVerser } from '@asso/contract/instruction/versements.endpoints';
import { isLigneComplete } from '@asso/domain/association/collection/collections.rows';
import { chooseNature } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { computeArgent } from '@asso/domain/paiement/paiement.rules';
import { etatsPaiementSubvention } from '@asso/domain/paiement/paiement.words';
import { paiementSuite, resteSuite } from '@asso/domain/paiement/suite-paiement.rules';
import {
  acteVersement,
  type CompteRenduLu,
  type FaitsVersement,
  findVersementGroupe,
  permittedBy,
  readRetenue,
} from '@asso/domain/paiement/versements.rules';
import { sayPermis, sayRetenue } from '@asso/domain/paiement/versements.words';
import { readComptesRendus } from '../../paiement/retenue.ts';
import type { Db } from '../../platform/db/database.ts';
import { nommeView } from './nomme-view.ts';
import type { DossierAPayer } from './versements.sql.ts';

type Paiement = DossierAPayer['paiements'][number];
/** A line before the reports of its dossier are known. */
type Ligne = {
  dossier: DossierAPayer;
  paiement: Paiement | null;
  montant: number;
  faits: Omit<FaitsVersement, 'comptesRendus'>;
};

/** Lists the lines of these dossiers: each payment that waits, and what is left of the grant. */
export async function lignesAVerser(
  db: Db,
  dossiers: readonly DossierAPayer[],
  now: Date,
): Promise<LigneAVerser[]> {
  const lignes = dossiers.flatMap(lignesOf);
  const soldes = lignes
    .filter(({ faits }) => faits.nature === 'solde')
    .map(({ dossier }) => dossier.id_dossier);
  const comptesRendus = await readComptesRendus(db, [...new Set(soldes)]);
  return lignes.map((ligne) => ligneView(ligne, comptesRendus.get(ligne.dossier.id_dossier) ?? [], now));
}

function lignesOf(dossier: DossierAPayer): Ligne[] {
  const { etat, campagne, paiements, accorde_le } = dossier;
  const hasRib = dossier.rib !== null && isLigneComplete('ribs', dossier.rib);
  const argent = computeArgent(dossier.montant_accorde, paiements);
  const waiting = paiements.flatMap((paiement): Ligne[] => {
    const suite = paiementSuite({ etat: paiement.etat, cree_le: new Date(paiement.cree_le) }, campagne);
    if (suite === null) return [];
    const { nature, montant } = paiement;
    return [{ dossier, paiement, montant, faits: { etat: paiement.etat, nature, suite, hasRib } }];
  });
  const suite = resteSuite({ etat, campagne, argent, paiements, hasRib, accorde_le });
  if (suite === null) return waiting;
  const nature = chooseNature(argent.reste, argent);
  const reste = {
    dossier,
    paiement: null,
    montant: argent.reste,
    faits: { etat: null, nature, suite, hasRib },
  };
  return [...waiting, reste];
}

function ligneView(
  { dossier, paiement, montant, faits: read }: Ligne,
  comptesRendus: readonly CompteRenduLu[],
  now: Date,
): LigneAVerser {
  const faits = { ...read, comptesRendus };
  const retenue = readRetenue(faits, now);
  const { etat, nature, suite } = faits;
  const { accorde_le } = dossier;
  return {
    ...nommeView(dossier),
    id: paiement?.id ?? dossier.id_dossier,
    paiement: paiement?.id ?? null,
    etat,
    lib_etat: etat && etatsPaiementSubvention[etat],
    version: paiement?.version ?? null,
    nature,
    montant,
    attendu_le: suite?.attendu_le?.toISOString() ?? null,
    groupe: findVersementGroupe(faits, retenue, now),
    permis: sayPermis({ compteRendu: permittedBy(faits), accord: accorde_le && formatDate(accorde_le) }),
    retenue: retenue && { code: retenue.code, phrase: sayRetenue(retenue), crf: retenue.crf },
    acte: acteVersement(etat, retenue) ?? 'ouvrir',
  };
}
