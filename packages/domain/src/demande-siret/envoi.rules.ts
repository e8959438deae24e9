// The register takes each value of a SIRET request in its own form, shown beside what was typed (§5 Cleaning before
// sending, §9 Caps).
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

/** Cuts a text at this many characters, as people count them, and never leaves a space at its ends. */
const cut = (text: string, max: number): string => [...text].slice(0, max).join('').trim();

const inNom = /[^\p{Script=Latin}\p{M}\p{Nd}.\- ]/gu;
const inObjet = /[^\p{Script=Latin}\p{M}\p{Nd}.,;:'()/\- ]/gu;

/** Turns « Les Pions de l’Huveaune » into LES PIONS DE L HUVEAUNE, and « n° 1 » into N. 1. */
export const nomTransmis = (nom: string): string =>
  cut(
    normaliseLine(normaliseLine(nom).replaceAll('°', '.').replace(inNom, ' ')).toLocaleUpperCase('fr'),
    plafonds.nom,
  );

/** Keeps ordinary letters, digits and punctuation on one line; any other character becomes a space. */
export const objetTransmis = (objet: string): string =>
  cut(normaliseLine(droites(normaliseLine(objet)).replace(inObjet, ' ')), plafonds.objet);

/** Turns « ’ » and « ` » into ', and « “ ” » and the French quotes into ". */
export const domiciliataireTransmis = (nom: string): string => normaliseLine(droites(nom));

const droites = (text: string): string =>
  text
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[«“„]\s*/gu, '"')
    .replace(/(?<!\s)\s*[»”]/gu, '"');

type Numero = Pick<AdresseSiret, 'num_voie' | 'repet_voie'>;

/** Turns « 12 bis » into 12 and B, and « 12-14 » into its first number; a text without a number is dropped. */
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

/** Returns the whole request as it is sent; fields that sending does not clean stay as they are. */
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

/** One line of the review gives a path, its label, the value as typed and as sent. */
export type ValeurEnvoyee = {
  path: string;
  label: string;
  saisi: string;
  transmis: string;
  isChange: boolean;
};

const nettoyes = ['num_voie', 'repet_voie', 'cplt_1', 'voie', 'bp', 'commune'] as const;

/** Lists every filled value that sending may change, in the order of the form. */
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

/** Names for example « Adresse du siège : Voie », because there are two addresses. */
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

/** Reports a typed value that leaves nothing to send: « *** » is no name. */
export const videsProblems = (demande: DemandeSiret, paths: readonly string[]): Problem[] =>
  valeursEnvoyees(demande)
    .filter(({ path, saisi, transmis }) => paths.includes(path) && saisi !== '' && transmis === '')
    .map(({ path, label }) => ({ code: 'demande-siret.rien-a-transmettre', field: path, params: { label } }));
