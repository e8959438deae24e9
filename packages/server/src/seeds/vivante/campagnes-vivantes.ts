// The services of the second demonstration publish one campaign for each exercise; only the last one is still open.

import { addJours } from '@asso/domain/identifiants/durees';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { readCampagne } from '@asso/domain/subvention/campagne.schema';
import type { Tx } from '../../platform/db/database.ts';
import { insertCampagneVersion, insertSubvention } from '../../subvention/subvention.sql.ts';
import { type Calendrier, fermetureJours, ouvertureJours, type Recul } from './calendrier.ts';

export type CampagneVivante = { id: string; id_subvention: string; code: string; contenu: Campagne };
export type Campagnes = Readonly<Record<Recul, CampagneVivante>>;

const documents = [
  { code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true },
  { code: 'BPA', label: 'Budget de l’année', nature: 'BPA', obligatoire: true },
  { code: 'STC', label: 'Statuts', nature: 'STC', obligatoire: false },
];

const bareme = [
  {
    code: 'UTILITE',
    label: 'Utilité pour les habitants',
    aide: 'Pour qui, et combien de personnes ?',
    points: 5,
    poids: 2,
  },
  { code: 'BUDGET', label: 'Budget réaliste', aide: 'Les dépenses sont-elles justifiées ?', points: 5 },
  { code: 'BENEVOLES', label: 'Place des bénévoles', points: 5 },
  { code: 'SUITE', label: 'Le projet peut durer', points: 5 },
];

const effectifs = {
  nombre_benevoles: { kind: 'int', label: 'Bénévoles', min: 0, max: 100_000, requiredAt: 'transmission' },
  nombre_salaries: { kind: 'int', label: 'Salariées et salariés', min: 0, max: 100_000 },
};

type Fonds = {
  code: string;
  id_type_dispositif: string;
  lib_type_dispositif: string;
  mots: string;
  contenu: (exercice: number, dates: { date_debut: string; date_fin: string }) => object;
};

export const fondsVivants = {
  bretagne: {
    code: 'VAB',
    id_type_dispositif: 'VAB',
    lib_type_dispositif: 'Vie associative en Bretagne',
    mots: 'bretagne projet fonctionnement convention association locale',
    contenu: (exercice, dates) => ({
      titre: `Vie associative en Bretagne ${exercice}`,
      presentation:
        'Un projet de l’année, le fonctionnement ou une convention de deux ans. Campagne de démonstration.',
      delai_habituel_jours: 60,
      compte_financeur: '74-2',
      part_max_pourcent: 80,
      demande_paiement: 'plusieurs',
      acompte_pourcent: 50,
      territoires: ['22', '29', '35', '56'],
      sous_dispositifs: [
        { code: 'ACT', label: 'Projet de l’année', ...dates, max_projets: 2 },
        {
          code: 'FON',
          label: 'Fonctionnement',
          ...dates,
          max_projets: 1,
          types_projet: ['fonctionnement'],
        },
        {
          code: 'PLU',
          label: 'Convention de deux ans',
          ...dates,
          pluriannuel: 'toujours',
          duree_pluriannuelle: 1,
          max_projets: 1,
        },
      ],
    }),
  },
  national: {
    code: 'PNA',
    id_type_dispositif: 'PNA',
    lib_type_dispositif: 'Projets nationaux des associations',
    mots: 'national réseau fédération tête de réseau',
    contenu: (exercice, dates) => ({
      titre: `Projets nationaux des associations ${exercice}`,
      presentation: 'Pour les réseaux qui agissent dans tout le pays. Campagne de démonstration.',
      delai_habituel_jours: 120,
      compte_financeur: '74-8',
      sous_dispositifs: [{ code: 'NAT', label: 'Projet d’un réseau', ...dates, max_projets: 1 }],
    }),
  },
} as const satisfies Record<string, Fonds>;

export type CleFonds = keyof typeof fondsVivants;

/** Publishes the campaigns, the oldest first, each a few days before it opened. */
export async function publishCampagnes(
  trx: Tx,
  cle: CleFonds,
  { service, quand }: { service: string; quand: Calendrier },
): Promise<Campagnes> {
  const { contenu, ...fonds }: Fonds = fondsVivants[cle];
  const id_subvention = await insertSubvention(trx, fonds);
  const publier = async (recul: Recul): Promise<CampagneVivante> => {
    const campagne = readCampagne({
      ...contenu(quand.exercice(recul), datesOf(quand, recul, cle)),
      fuseau: 'Europe/Paris',
      domaine_libre: true,
      champs_attendus: [{ code: 'coordonnees.courriel', part: 'association' }],
      documents_attendus: documents,
      bareme,
      instructeurs: [{ id_service: service, isReferent: true }],
      champs_personnalises: { 'dossier-bloc': effectifs },
    });
    if (!campagne.ok) throw new Error(`campaign of the demonstration: ${JSON.stringify(campagne.problems)}`);
    const { id } = await insertCampagneVersion(trx, {
      id_subvention,
      campagne_exercice: quand.exercice(recul),
      contenu: campagne.value,
      publiee_le: quand.le(recul, ouvertureJours - 5),
    });
    return { id, id_subvention, code: fonds.code, contenu: campagne.value };
  };
  const avant = await publier(2);
  const derniere = await publier(1);
  return { 2: avant, 1: derniere, 0: await publier(0) };
}

/**
 * How many days from now each campaign closes. The national one closes after those of the first demonstration, so that
 * it comes after them in the catalogue.
 */
const fermetures: Readonly<Record<CleFonds, number>> = { bretagne: fermetureJours, national: 118 };

function datesOf({ now, le }: Calendrier, recul: Recul, cle: CleFonds) {
  const debut = le(recul, ouvertureJours);
  const fin = addJours(now, (recul === 0 ? fermetures[cle] : fermetureJours) - 365 * recul);
  fin.setUTCHours(22, 59, 59, 0);
  return { date_debut: debut.toISOString(), date_fin: fin.toISOString() };
}
