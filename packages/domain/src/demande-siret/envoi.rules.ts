// What the register takes of a SIRET request: each value as it was typed and as it is sent (§5 Cleaning before sending, §9 Caps).
import { normaliseLine } from '../identifiants/caracteres.ts';
import { isBlank } from '../kernel/asks.ts';
import { readAt } from '../kernel/changes.ts';
import type { Fields, Row } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { readNumero } from '../referentiel/adresse-lecture.rules.ts';
import {
  type AdresseSiret,
  adresseSiretFields,
  type DemandeSiret,
  demandeSiretFields,
} from './demande-siret.fields.ts';

export const plafonds = {
  nom: 120,
  objet: 260,
  cplt_1: 35,
  voie: 30,
  bp: 7,
  commune: 30,
  num_voie: 9,
} as const;

/** In characters as people count them; never ends with a space. */
const cut = (text: string, max: number): string => [...text].slice(0, max).join('').trim();

const inNom = /[^\p{Script=Latin}\p{M}\p{Nd}.\- ]/gu;
const inObjet = /[^\p{Script=Latin}\p{M}\p{Nd}.,;:'()/\- ]/gu;

/** « Les Pions de l’Huveaune » is LES PIONS DE L HUVEAUNE; « n° 1 » is N. 1. */
export const nomTransmis = (nom: string): string =>
  cut(
    normaliseLine(normaliseLine(nom).replaceAll('°', '.').replace(inNom, ' ')).toLocaleUpperCase('fr'),
    plafonds.nom,
  );

/** Ordinary letters, digits and punctuation on one line; what else was typed leaves a space. */
export const objetTransmis = (objet: string): string =>
  cut(normaliseLine(droites(normaliseLine(objet)).replace(inObjet, ' ')), plafonds.objet);

/** « ’ » and « ` » are ', « “ ” » and the French quotes are ". */
export const domiciliataireTransmis = (nom: string): string => normaliseLine(droites(nom));

const droites = (text: string): string =>
  text
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[«“„]\s*/gu, '"')
    .replace(/(?<!\s)\s*[»”]/gu, '"');

type Numero = Pick<AdresseSiret, 'num_voie' | 'repet_voie'>;

/** « 12 bis » is 12 and B; of « 12-14 » the first number; what is no number goes away. */
export function numeroTransmis({ num_voie, repet_voie }: Numero): {
  num_voie: string | null;
  repet_voie: string | null;
} {
  const read = readNumero(num_voie ?? '');
  const digits = read?.num_voie ?? /\d+/.exec(num_voie ?? '')?.[0] ?? '';
  const index = read?.repet_voie ?? (isBlank(repet_voie) ? null : (repet_voie ?? null));
  return { num_voie: cut(digits, plafonds.num_voie) || null, repet_voie: index };
}

export function adresseTransmise(adresse: AdresseSiret): AdresseSiret {
  const sent = { ...adresse, ...numeroTransmis(adresse) };
  for (const name of ['cplt_1', 'voie', 'bp', 'commune'] as const) {
    const value = adresse[name];
    if (typeof value === 'string') sent[name] = cut(normaliseLine(value), plafonds[name]);
  }
  return sent;
}

/** The whole request as it goes: what its form keeps besides is left as it is. */
export function demandeTransmise(demande: DemandeSiret): DemandeSiret {
  const { identite, activites, coordonnees } = demande;
  const { info_siege, adresse_siege, adresse_gestion, courrier_ailleurs } = coordonnees ?? {};
  const domiciliataire_nom = info_siege?.domicile_entreprise ? info_siege.domiciliataire_nom : null;
  return {
    ...demande,
    identite: { ...identite, nom: sentText(identite?.nom, nomTransmis) },
    activites: { ...activites, objet: sentText(activites?.objet, objetTransmis) },
    coordonnees: {
      ...coordonnees,
      info_siege: { ...info_siege, domiciliataire_nom: sentText(domiciliataire_nom, domiciliataireTransmis) },
      adresse_siege: adresseTransmise(adresse_siege ?? {}),
      adresse_gestion: courrier_ailleurs ? adresseTransmise(adresse_gestion ?? {}) : null,
    },
  };
}

const sentText = (text: string | null | undefined, clean: (text: string) => string): string | null =>
  isBlank(text) ? null : clean(text ?? '');

/** One line of the review: its path, its label, as it was typed and as it goes. */
export type ValeurEnvoyee = {
  path: string;
  label: string;
  saisi: string;
  transmis: string;
  isChange: boolean;
};

const nettoyes = ['num_voie', 'repet_voie', 'cplt_1', 'voie', 'bp', 'commune'] as const;

/** Every value that sending may change, those that are filled, in the order of the form. */
export function valeursEnvoyees(demande: DemandeSiret): ValeurEnvoyee[] {
  const sent = demandeTransmise(demande);
  return chemins(demande).flatMap((path) => {
    const [saisi, transmis] = [textAt(demande, path), textAt(sent, path)];
    if (saisi === '' && transmis === '') return [];
    return [{ path, label: labelAt(path), saisi, transmis, isChange: saisi !== transmis }];
  });
}

function chemins({ coordonnees }: DemandeSiret): string[] {
  const adresses = ['adresse_siege', ...(coordonnees?.courrier_ailleurs ? ['adresse_gestion'] : [])];
  return [
    'identite.nom',
    'activites.objet',
    ...(coordonnees?.info_siege?.domicile_entreprise ? ['coordonnees.info_siege.domiciliataire_nom'] : []),
    ...adresses.flatMap((adresse) => nettoyes.map((name) => `coordonnees.${adresse}.${name}`)),
  ];
}

const textAt = (demande: DemandeSiret, path: string): string => String(readAt(demande, path) ?? '');

/** « Adresse du siège : Voie »: an address is one of two. */
function labelAt(path: string): string {
  const [section = '', group = '', name] = path.split('.');
  if (section === 'coordonnees' && group.startsWith('adresse_') && name) {
    const adresse: Row | undefined = (demandeSiretFields.coordonnees.fields as Fields)[group];
    return `${adresse?.label} : ${(adresseSiretFields as Fields)[name]?.label}`;
  }
  const rows: readonly [string, string][] = [
    ['identite.nom', demandeSiretFields.identite.fields.nom.label],
    ['activites.objet', demandeSiretFields.activites.fields.objet.label],
    [
      'coordonnees.info_siege.domiciliataire_nom',
      demandeSiretFields.coordonnees.fields.info_siege.fields.domiciliataire_nom.label,
    ],
  ];
  return rows.find(([one]) => one === path)?.[1] ?? path;
}

/** What was typed and leaves nothing to send: « *** » is no name. */
export const videsProblems = (demande: DemandeSiret, paths: readonly string[]): Problem[] =>
  valeursEnvoyees(demande)
    .filter(({ path, saisi, transmis }) => paths.includes(path) && saisi !== '' && transmis === '')
    .map(({ path, label }) => ({ code: 'demande-siret.rien-a-transmettre', field: path, params: { label } }));
