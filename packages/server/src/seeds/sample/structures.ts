import { genreLocal } from '@asso/domain/identifiants/numero-etablissement';
import { type DemoAssociation, demoAssociations } from '../demo/identites.ts';
import { lieux, type SampleLieu } from './lieux.ts';
import { complements, genres, voies } from './noms.ts';

export type ModeleEtablissement = {
  siret: string;
  isSiege: boolean;
  isFerme: boolean;
  enseigne: string;
  lieu: SamplePlace;
};
export type SamplePlace = {
  numero: string;
  type: string;
  voie: string;
  cp: string;
  commune: string;
  insee: string;
};

/** An invented structure, before it is written in the columns of each file. */
export type ModeleStructure = {
  nom: string;
  sigle: string;
  objet: string;
  objetSocial: string;
  idRna: string | null;
  /** The number in the older file of the RNA, for associations not seen since 2009. */
  idEx: string | null;
  siren: string | null;
  forme: string;
  creation: string;
  dissolution: string | null;
  siege: SamplePlace;
  etablissements: readonly ModeleEtablissement[];
};

/** Lists the structures, the same each time: the demonstration's own, then others that the rank alone decides. */
export const modeleStructures = (): ModeleStructure[] => [
  ...Object.values(demoAssociations).map(ofDemo),
  ...Array.from({ length: 350 }, (_, rang) => made(rang)),
];

function made(rang: number): ModeleStructure {
  const lieu = lieux[rang % lieux.length] as SampleLieu;
  const [genre, objetSocial, objet] = genres[(rang * 5) % genres.length] as (typeof genres)[number];
  const complement = complements[(rang * 7 + Math.floor(rang / 28)) % complements.length];
  const siege = placeAt(lieu, rang);
  const isOld = lieu.greffe !== null && rang % 12 === 5;
  const siren = isOld || rang % 4 === 3 ? null : sirenOf(rang);
  const dissolution = rang % 17 === 8 ? `202${rang % 6}-0${1 + (rang % 9)}-12` : null;
  return {
    nom: `${genre} ${complement}`,
    sigle: rang % 5 === 0 ? initials(`${genre} ${complement}`) : '',
    objet: `${objet} à ${lieu.commune}`,
    objetSocial,
    idRna: lieu.greffe && !isOld ? `W${lieu.greffe}9${String(10_000 + rang).padStart(5, '0')}` : null,
    idEx: isOld ? `${lieu.insee.slice(0, 2)}0S900${String(1000 + rang)}` : null,
    siren: lieu.greffe === null ? sirenOf(rang) : siren,
    forme: formeOf(lieu, rang),
    creation: `${1960 + ((rang * 11) % 62)}-${String(1 + (rang % 12)).padStart(2, '0')}-15`,
    dissolution,
    siege,
    etablissements: siren || lieu.greffe === null ? etablissementsOf(rang, siege) : [],
  };
}

/** Gives the legal form: a few associations are of public utility, and a few structures are foundations. */
function formeOf({ greffe }: SampleLieu, rang: number): string {
  if (greffe === null) return '9260';
  if (rang % 97 === 40) return '9230';
  return rang % 89 === 30 ? '9300' : '9220';
}

function etablissementsOf(rang: number, siege: SamplePlace): ModeleEtablissement[] {
  const siren = sirenOf(rang);
  const seat = { siret: siretOf(siren, 1), isSiege: true, isFerme: false, enseigne: '', lieu: siege };
  if (rang % 9 !== 0) return [seat];
  const other = placeAt(lieux[(rang + 1) % lieux.length] as SampleLieu, rang + 3);
  const annexe = { isSiege: false, enseigne: `Antenne de ${other.commune}`, lieu: other };
  return [seat, { ...annexe, siret: siretOf(siren, 2), isFerme: rang % 27 === 0 }];
}

function placeAt({ cp, commune, insee }: SampleLieu, rang: number): SamplePlace {
  const [type, voie] = voies[(rang * 3) % voies.length] as (typeof voies)[number];
  return { numero: String(1 + ((rang * 13) % 90)), type, voie, cp, commune, insee };
}

function ofDemo(demo: DemoAssociation): ModeleStructure {
  const place = ({
    num_voie,
    type_voie,
    voie,
    cp,
    commune,
    code_insee,
  }: DemoAssociation['siege']): SamplePlace => ({
    numero: num_voie,
    type: type_voie,
    voie,
    cp,
    commune,
    insee: code_insee,
  });
  const { nom, objet, id_rna, id_siren, id_forme_juridique, date_creation } = demo;
  return {
    nom,
    sigle: demo.sigle ?? '',
    objet,
    objetSocial: objetsDeDemo[demo.domaine] ?? '',
    idRna: id_rna,
    idEx: null,
    siren: id_siren,
    forme: id_forme_juridique,
    creation: date_creation,
    dissolution: null,
    siege: place(demo.siege),
    // The registers of the State do not know the local number of a seat that Sirene does not cover.
    etablissements: demo.etablissements
      .filter(({ id_siret }) => !genreLocal(id_siret))
      .map((one) => ({
        siret: one.id_siret,
        isSiege: one.est_siege,
        isFerme: false,
        enseigne: one.enseigne ?? '',
        lieu: place(one.adresse),
      })),
  };
}

const objetsDeDemo: Readonly<Record<string, string>> = {
  Culture: '007005',
  Jeunesse: '006005',
  Sport: '011185',
  Environnement: '007070',
  Social: '020010',
};

const initials = (nom: string): string =>
  nom
    .split(/[\s’-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Makes a SIREN or a SIRET, which ends with the digit that makes its Luhn sum right. */
const sirenOf = (rang: number): string => withKey(`679${String(10_000 + rang * 7).padStart(5, '0')}`);
const siretOf = (siren: string, nic: number): string => withKey(`${siren}${String(nic).padStart(4, '0')}`);

export function withKey(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}
