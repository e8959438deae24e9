// Writes the invented associations with what their file needs: people, RIBs, documents, figures of two years.
import { randomUUID } from 'node:crypto';
import { toColonnesRegistre } from '@asso/domain/association/registre/registre-fusion.rules';
import { documentExpiry } from '@asso/domain/document/validite.rules';
import type { Tx } from '../../platform/db/database.ts';
import { demoIban } from '../demo/iban-de-demo.ts';
import { withKey } from '../sample/structures.ts';
import type { Calendrier } from './calendrier.ts';
import { pickAdresse } from './lieux.ts';
import type { AssociationVivante } from './modele.ts';
import type { Papiers } from './papiers.ts';
import { fillTable } from './remplir.sql.ts';

export type AssociationEcrite = {
  id: string;
  siret: string;
  nom: string;
  commune: string;
  president: { id: string; email: string; prenom: string; nom: string };
  /** The ids of the rows of the association's file that a dossier names. */
  representant: string;
  tresorier: string;
  rib: RibEcrit;
  /** The account that the association opened this year; null for most. */
  nouveauRib: RibEcrit | null;
  /** Returns the id of a document of this type and, for those of a year, of this season. */
  papier(type: 'STC' | 'RIB' | 'RAR' | 'BPA', recul?: number): string;
};

type RibEcrit = { id: string; iban: string; titulaire: string };

type Given = {
  quand: Calendrier;
  papiers: Papiers;
  /** The hashed password of all the accounts. */
  motDePasse: string;
};

export async function writeSeededAssociations(
  trx: Tx,
  associations: readonly AssociationVivante[],
  given: Given,
): Promise<AssociationEcrite[]> {
  const all = associations.map((one, rang) => preparer(one, rang, given));
  const table = <K extends keyof (typeof all)[number]['lignes']>(nom: K) =>
    all.flatMap(({ lignes }) => lignes[nom] as object[]);
  await fillTable(trx, 'association', table('association'));
  await fillTable(trx, 'etablissement', table('etablissement'));
  await fillTable(trx, 'utilisateur', table('utilisateur'));
  await fillTable(trx, 'membre_association', table('membre_association'));
  await fillTable(trx, 'representant_legal', table('representant_legal'));
  await fillTable(trx, 'rib', table('rib'));
  await fillTable(trx, 'document', table('document'));
  await fillTable(trx, 'rh_annuel', table('rh_annuel'));
  await fillTable(trx, 'compte_annuel', table('compte_annuel'));
  return all.map(({ ecrite }) => ecrite);
}

function preparer(association: AssociationVivante, rang: number, given: Given) {
  const id = randomUUID();
  const { siren, siret } = makeNumeros(rang);
  const adresse = pickAdresse(association.lieu, rang);
  const at = new Date(`${association.creation}T10:00:00Z`);
  const place: Place = { association, rang, id, siren, siret, adresse, at, ...given };
  const gens = gensOf(place);
  const { ribs, rib, nouveauRib } = ribsOf(place);
  const { documents, papier } = documentsOf(place);
  const { president, representants } = gens;
  const ecrite: AssociationEcrite = {
    ...{ id, siret, rib, nouveauRib, papier },
    nom: association.nom,
    commune: adresse.commune,
    president: { id: president.id, email: president.email, prenom: president.prenom, nom: president.nom },
    representant: representants[0].id,
    tresorier: representants[1].id,
  };
  const lignes = {
    association: [ligneAssociation(place)],
    etablissement: [
      {
        siret,
        id_association: id,
        est_siege: true,
        adresse,
        commune: adresse.commune,
        code_postal: adresse.cp,
      },
    ],
    utilisateur: [president],
    membre_association: [
      {
        id_utilisateur: president.id,
        id_association: id,
        fonction: 'PRE',
        etat: 'active',
        since: given.quand.le(2, -200),
      },
    ],
    representant_legal: representants,
    rib: ribs,
    document: documents,
    ...chiffresOf(place),
  };
  return { ecrite, lignes };
}

/**
 * Makes the numbers of an association from its place in the list; the last digit of a SIREN or a SIRET is a check
 * digit.
 */
export function makeNumeros(rang: number): { siren: string; siret: string; id_rna: string } {
  const siren = withKey(`678${String(20_000 + rang * 7).padStart(5, '0')}`);
  return { siren, siret: withKey(`${siren}0001`), id_rna: `W352${String(950_000 + rang)}` };
}

/** Gives the address with which the person who presides signs in. */
export const makeCourriel = ({ president: [, prenom, nom] }: AssociationVivante): string =>
  `${adresseWeb(prenom)}.${adresseWeb(nom)}@demo.example`;

type Place = Given & {
  association: AssociationVivante;
  rang: number;
  id: string;
  siren: string;
  siret: string;
  adresse: ReturnType<typeof pickAdresse>;
  at: Date;
};

function ligneAssociation({ association, rang, id, siren, siret, adresse, at }: Place) {
  const { nom, sigle, objet, domaine, lieu } = association;
  const { id_rna } = makeNumeros(rang);
  const dit = {
    date: '2026-03-02',
    identite: {
      nom,
      ...(sigle ? { sigle } : {}),
      id_siret_siege: siret,
      id_forme_juridique: '9220',
      regime: 'loi1901',
    },
    coordonnees: { adresse_siege: { ...adresse } },
    activites: { objet },
  };
  const registre = { RNA: dit, Sirene: { ...dit, activites: {} } };
  return {
    id,
    ...toColonnesRegistre(registre, { id_rna, id_siren: siren }),
    registre,
    corps: {
      identite: {
        a_dons_subv_153000: false,
        impots_commerciaux: false,
        ...(domaine === 'Sport' ? { type_structure_sportive: 'CLUB' } : {}),
      },
      coordonnees: { courriel: `bonjour@${adresseWeb(nom)}.example`, telephone: telephoneOf(rang) },
      activites: { domaine, champ_action_territorial: champOf(lieu) },
    },
    created_at: at,
    updated_at: at,
  };
}

const champOf = (lieu: AssociationVivante['lieu']) =>
  ['paris', 'montreuil', 'lyon', 'lille', 'toulouse', 'nantes'].includes(lieu) ? 'national' : 'departemental';

const adresseWeb = (nom: string): string =>
  nom
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const telephoneOf = (rang: number): string => `026191${String(100 + rang).padStart(4, '0')}`;

const tresoriers = [
  ['MME', 'Armelle', 'Boulch'],
  ['M', 'Dominique', 'Ferré'],
  ['MME', 'Laurence', 'Péron'],
  ['M', 'Éric', 'Salaün'],
  ['MME', 'Rozenn', 'Guillerm'],
  ['M', 'Joël', 'Tessier'],
  ['MME', 'Isabelle', 'Moisan'],
  ['M', 'Philippe', 'Nédélec'],
  ['MME', 'Chantal', 'Houssin'],
] as const;

function gensOf({ association, rang, id, motDePasse, at, quand }: Place) {
  const [civilite, prenom, nom] = association.president;
  const email = makeCourriel(association);
  const president = {
    id: randomUUID(),
    ...{ email, civilite, prenom, nom },
    mot_de_passe: motDePasse,
    roles: ['lca.association'],
    enabled: true,
    created_at: quand.le(2, -200),
    updated_at: quand.le(2, -200),
  };
  const [civiliteT, prenomT, nomT] = tresoriers[rang % tresoriers.length] ?? tresoriers[0];
  const personne = (of: object, more: object) => ({
    id: randomUUID(),
    id_association: id,
    ...of,
    telephone: telephoneOf(rang),
    publication_internet: false,
    created_at: at,
    updated_at: at,
    ...more,
  });
  const representants = [
    personne({ civilite, prenom, nom, courriel: email }, { fonction: 'PRE', est_representant_legal: true }),
    personne(
      {
        civilite: civiliteT,
        prenom: prenomT,
        nom: nomT,
        courriel: `tresorerie@${adresseWeb(association.nom)}.example`,
      },
      { fonction: 'TRE', est_representant_legal: false },
    ),
  ] as const;
  return { president, representants };
}

/**
 * Makes the bank accounts: most associations kept theirs, one in nine opened another this year, and two share one by
 * mistake.
 */
function ribsOf({ association, rang, id, siret, at, quand }: Place) {
  const titulaire = association.nom;
  const compte = (numero: number, le: Date) => ({
    id: randomUUID(),
    id_association: id,
    id_siret: siret,
    titulaire,
    banque: 'Banque de démonstration',
    iban: demoIban(numero),
    bic: 'DEMOFRPP',
    created_at: le,
    updated_at: le,
  });
  const partage = association.nom === 'Main tendue rance-émeraude' ? rang - 1 : rang;
  const rib = compte(1000 + partage, at);
  const autre = rang % 9 === 4 ? compte(2000 + rang, quand.le(0, -90)) : null;
  return { ribs: autre ? [rib, autre] : [rib], rib, nouveauRib: autre };
}

function documentsOf({ rang, id, papiers, quand }: Place) {
  const depots = [
    { type: 'STC' as const, le: quand.le(2, -210), annee: null },
    { type: 'RIB' as const, le: quand.le(0, -9), annee: null },
    ...([2, 1, 0] as const).flatMap((recul) => [
      { type: 'RAR' as const, le: quand.le(recul, -95), annee: quand.exercice(recul) - 2, recul },
      { type: 'BPA' as const, le: quand.le(recul, -94), annee: quand.exercice(recul), recul },
    ]),
  ];
  const ids = new Map<string, string>();
  const documents = depots.map((depot) => {
    const { type, le, annee } = depot;
    const one = randomUUID();
    ids.set('recul' in depot ? `${type}-${depot.recul}` : type, one);
    const { sha256, taille } = papiers(type, rang);
    return {
      id: one,
      proprietaire: 'association',
      id_proprietaire: id,
      type,
      nom: [nomsDesFichiers[type], annee].filter(Boolean).join('-').concat('.pdf'),
      taille,
      sha256,
      mime: 'application/pdf',
      etat_analyse: 'sur',
      annee_validite: annee,
      expire_le: documentExpiry({ type, annee_validite: annee, date_chargement: le }),
      date_chargement: le,
      updated_at: le,
    };
  });
  const papier = (type: string, recul?: number): string => {
    const found = ids.get(recul === undefined ? type : `${type}-${recul}`);
    if (!found) throw new Error(`an association of the demonstration has no ${type}`);
    return found;
  };
  return { documents, papier };
}

const nomsDesFichiers = {
  STC: 'statuts',
  RIB: 'rib',
  RAR: 'rapport-activite',
  BPA: 'budget-previsionnel',
} as const;

function chiffresOf({ association, rang, id, quand, at }: Place) {
  const { adherents } = association;
  const annees = [quand.now.getUTCFullYear() - 1, quand.now.getUTCFullYear() - 2];
  const ligne = { id_association: id, created_at: at, updated_at: at };
  return {
    rh_annuel: annees.map((annee, age) => ({
      ...ligne,
      annee,
      nb_adherents: Math.round(adherents * (1 - age * 0.06)),
      nb_dirigeants: 6 + (rang % 7),
      nb_benevoles: Math.max(8, Math.round(adherents / 4)),
      nb_salaries: rang % 4,
      nb_salaries_etpt: (rang % 4) * 0.75,
    })),
    compte_annuel: annees.map((annee, age) => {
      const produits = 9000 + adherents * 130 + rang * 410 - age * 1800;
      const charges = produits - (((rang * 37) % 23) - 8) * 100;
      return {
        ...ligne,
        annee,
        produits,
        charges,
        resultat: produits - charges,
        subv: Math.round(produits * 0.35),
      };
    }),
  };
}
